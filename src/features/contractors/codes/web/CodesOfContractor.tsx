import { Button } from '@mantine/core'
import { IconExternalLink, IconQrcode, IconQrcodeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { CodePapers } from '../../../../kit/web/inputs/CodePapers.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { QrCode } from '../../../../kit/web/plain/QrCode.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { codesKey } from '../../web/keys.ts'
import { codePaper, endCode, readCodes, renewCode } from '../codes.contract.ts'
import { FormCodes } from './FormCodes.tsx'

/** Where the codes of a contractor lead, on the screen and on paper. */
export default function CodesOfContractor({ row }: { row: AnyRow }) {
  const text = useText()
  const { id } = row
  const mayEdit = row.can.includes('edit')
  const { data, isError } = useQuery({
    queryKey: codesKey(id),
    queryFn: async ({ signal }) => (await call(readCodes, { params: { id }, signal })).data,
  })
  const doing = { renews: [codesKey(id)], refusedInPassing: true, oneAtATime: true }
  const renew = useAct(() => call(renewCode, { params: { id } }), doing)
  const end = useAct(() => call(endCode, { params: { id } }), doing)
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  const address = data.path === null ? undefined : window.location.origin + data.path
  return (
    <div className="stack gap-4">
      <h2 className="title-3">{text('codes_title')}</h2>
      <p className="hint m-0">{text('codes_lead')}</p>
      {address !== undefined && (
        <div className="row gap-4">
          <QrCode text={address} size={160} label={text('codes_title')} />
          <div className="min-w-0">
            <p className="hint m-0 break-anywhere">{address}</p>
            <p className="hint m-0 mt-2">{text('code_scans', { count: data.scans })}</p>
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {address !== undefined && (
          <>
            <Button
              component="a"
              href={address}
              target="_blank"
              rel="noopener"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {text('codes_open')}
            </Button>
            <CodePapers address={codePaper.path.replace(':id', id)} />
          </>
        )}
        {mayEdit && (
          <Button
            variant="default"
            loading={renew.busy}
            leftSection={<IconQrcode size={18} aria-hidden />}
            onClick={() => renew.act()}
          >
            {text(address === undefined ? 'code_make' : 'code_renew')}
          </Button>
        )}
        {mayEdit && address !== undefined && (
          <Button
            variant="default"
            loading={end.busy}
            leftSection={<IconQrcodeOff size={18} aria-hidden />}
            onClick={() => end.act()}
          >
            {text('code_end')}
          </Button>
        )}
      </div>
      <h2 className="title-3">{text('codes_each')}</h2>
      <p className="hint m-0">{text('codes_each_lead')}</p>
      <FormCodes id={id} forms={data.forms} mayEdit={mayEdit} />
    </div>
  )
}
