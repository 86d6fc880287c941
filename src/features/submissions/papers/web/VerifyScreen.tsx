import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { verifyKey } from '../../web/keys.ts'
import { verify } from '../papers.contract.ts'
import classes from './verify.module.css'

const hashes = /^[0-9a-f]{64}$/

type Answer = { known: boolean; altered: boolean; present: boolean; received_at: string | null }

function Verdict({ known, altered, present, received_at }: Answer) {
  const { text, locale } = useLanguage()
  if (altered) return <Notice tone="danger">{text('verify_altered')}</Notice>
  if (!known) return <Notice tone="danger">{text('verify_unknown')}</Notice>
  const when = new Date(received_at ?? 0).toLocaleString(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return (
    <>
      <Notice tone={present ? 'good' : 'calm'}>
        {text(present ? 'verify_present' : 'verify_earlier')}
      </Notice>
      {received_at !== null && <p>{text('verify_received', { when })}</p>}
    </>
  )
}

/** Whether the hash on a paper is of a submission that was received; it says nothing else of it. */
export default function VerifyScreen() {
  const { text } = useLanguage()
  const { id = '' } = useParams()
  const [asked, setAsked] = useSearchParams()
  const hash = (asked.get('hash') ?? '').trim().toLowerCase()
  const [typed, setTyped] = useState(hash)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: verifyKey(id, hash),
    queryFn: ({ signal }) => call(verify, { params: { id }, query: { hash }, signal }),
    enabled: hashes.test(hash),
    staleTime: 0,
    retry: (times, failure) => !(failure instanceof Refused) && times < 1,
  })
  const missing = error instanceof Refused && error.httpStatus === 404
  const often = error instanceof Refused && error.httpStatus === 429
  return (
    <article className={classes.page}>
      <title>{`${text('verify_title')} · Plumbline`}</title>
      <h1 tabIndex={-1}>{text('verify_title')}</h1>
      <p>{text('verify_lead')}</p>
      {isFetching && <p role="status">{text('verify_looking')}</p>}
      {data !== undefined && !isFetching && <Verdict {...data.data} />}
      {missing && <Notice tone="danger">{text('verify_unknown')}</Notice>}
      {error !== null && !missing && (
        <>
          <Notice tone="danger">{text(often ? 'verify_often' : 'could_not_load')}</Notice>
          <Button look="outline" onClick={() => void refetch()}>
            {text('verify_again')}
          </Button>
        </>
      )}
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked({ hash: typed.trim().toLowerCase() })
        }}
      >
        <Field
          label={text('verify_hash')}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={hash !== '' && !hashes.test(hash) ? text('verify_hash_wrong') : undefined}
        />
        <Button type="submit" look="outline">
          {text('verify_check')}
        </Button>
      </form>
      <p className="hint">{text('verify_note')}</p>
    </article>
  )
}
