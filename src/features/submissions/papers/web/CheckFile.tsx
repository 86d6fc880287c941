import { IconFileSearch } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTimes } from '../../../../access/web/use-times.ts'
import { hashOf } from '../../../../kit/drafts/web/hash.ts'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { FileDrop } from '../../../../kit/web/inputs/files/FileDrop.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { verify } from '../papers.contract.ts'
import { Verdict } from './Verdict.tsx'
import classes from './verify.module.css'

/** A browser says no hashes on a page that is not served over https. */
const canHash = () => globalThis.isSecureContext

async function ask(id: string, hash: string, chosen: File) {
  const file = await hashOf(chosen)
  const { data } = await call(verify, { params: { id }, query: { hash, file } })
  return { name: chosen.name, made: data.file }
}

/** Whether a PDF is one that was made here, to the last byte. It stays on the device. */
export function CheckFile({ id, hash, zone }: { id: string; hash: string; zone: string }) {
  const { text } = useLanguage()
  const { moment } = useTimes(zone)
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (chosen: File) => ask(id, hash, chosen),
  })
  const often = error instanceof Refused && error.httpStatus === 429
  return (
    <section className={classes.compare} aria-labelledby="verify-file">
      <h2 id="verify-file">{text('verify_file')}</h2>
      {canHash() ? (
        <FileDrop
          label={text('verify_file')}
          buttons={[{ words: text('verify_file_choose'), icon: <IconFileSearch size={18} /> }]}
          accept="application/pdf,.pdf"
          disabled={isPending}
          onFiles={([chosen]) => chosen !== undefined && mutate(chosen)}
        >
          {text('verify_file_hint')}
        </FileDrop>
      ) : (
        <p className="hint">{text('verify_file_insecure')}</p>
      )}
      {isPending && <p role="status">{text('verify_looking')}</p>}
      {error !== null && (
        <Notice tone="danger">{text(often ? 'verify_often' : 'could_not_load')}</Notice>
      )}
      {data?.made && (
        <Verdict word="yes">
          {text('verify_file_same', {
            name: data.name,
            when: moment(data.made.made_at),
            count: data.made.pages,
          })}
        </Verdict>
      )}
      {data?.made === null && (
        <Verdict word="no">{text('verify_file_other', { name: data.name })}</Verdict>
      )}
    </section>
  )
}
