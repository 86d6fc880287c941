import { Button, Select } from '@mantine/core'
import { IconPrinter, IconQrcode, IconQrcodeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ConfirmQuestion } from '../../../../kit/web/inputs/ConfirmQuestion.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { QrCode } from '../../../../kit/web/plain/QrCode.tsx'
import { PrintSheet } from '../../../../kit/web/print/PrintSheet.tsx'
import { offerReport } from '../../reporting/reporting.contract.ts'
import { reportOfferKey } from '../../reporting/web/keys.ts'
import { readReportCode, renewReportCode, revokeReportCode } from '../anonymous.contract.ts'
import { reportCodeKey } from './keys.ts'
import classes from './poster.module.css'

/** The code of a project for reports without an account: made, printed, turned over, ended. */
export function Posters({ project }: { project: string | null }) {
  const text = useText()
  const { change } = useAddressQuery()
  const { data: offer } = useQuery({
    queryKey: reportOfferKey,
    queryFn: async ({ signal }) => (await call(offerReport, { signal })).data,
  })
  if (offer === undefined) return <ListSkeleton rows={3} />
  const chosen = project ?? offer.projects[0]?.id
  return (
    <div className="stack gap-4">
      <Select
        label={text('anonymous_poster_project')}
        allowDeselect={false}
        searchable
        className="max-w-prose"
        data={offer.projects.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen ?? null}
        onChange={(_, option) => change((now) => withWords(now, { project: option?.value }))}
      />
      {chosen !== undefined && <ProjectCode key={chosen} id={chosen} />}
    </div>
  )
}

function ProjectCode({ id }: { id: string }) {
  const text = useText()
  const holds = useHolds()
  const [asked, setAsked] = useState<'renew' | 'end'>()
  const [prints, setPrints] = useState(false)
  const { data, isError } = useQuery({
    queryKey: reportCodeKey(id),
    queryFn: async ({ signal }) => (await call(readReportCode, { params: { id }, signal })).data,
  })
  const { act, busy } = useAct(
    (route: typeof renewReportCode | typeof revokeReportCode) => call(route, { params: { id } }),
    { renews: [reportCodeKey(id)], refusedInPassing: true, oneAtATime: true },
  )
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  const mayEdit = holds('incidents.edit')
  const address = data.path === null ? undefined : window.location.origin + data.path
  return (
    <div className="stack gap-4">
      {address === undefined && <p className="m-0">{text('anonymous_poster_off')}</p>}
      {address !== undefined && (
        <div className="row gap-4 flex-wrap">
          <QrCode text={address} size={160} label={text('anonymous_poster_code')} />
          <p className="hint m-0 break-anywhere">{address}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {address !== undefined && (
          <Button
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => setPrints(true)}
          >
            {text('anonymous_poster_print')}
          </Button>
        )}
        {mayEdit && (
          <Button
            variant={address === undefined ? 'filled' : 'default'}
            loading={busy}
            leftSection={<IconQrcode size={18} aria-hidden />}
            onClick={() => (address === undefined ? act(renewReportCode) : setAsked('renew'))}
          >
            {text(address === undefined ? 'anonymous_poster_make' : 'anonymous_poster_renew')}
          </Button>
        )}
        {mayEdit && address !== undefined && (
          <Button
            variant="default"
            leftSection={<IconQrcodeOff size={18} aria-hidden />}
            onClick={() => setAsked('end')}
          >
            {text('anonymous_poster_end')}
          </Button>
        )}
      </div>
      {prints && address !== undefined && (
        <PrintSheet onDone={() => setPrints(false)}>
          <PosterSheet project={data.project} address={address} />
        </PrintSheet>
      )}
      <ConfirmQuestion
        opened={asked !== undefined}
        title={text(asked === 'end' ? 'anonymous_poster_end' : 'anonymous_poster_renew')}
        question={text(
          asked === 'end' ? 'anonymous_poster_end_question' : 'anonymous_poster_renew_question',
        )}
        confirm={text(asked === 'end' ? 'anonymous_poster_end' : 'anonymous_poster_renew')}
        danger={asked === 'end'}
        onConfirm={() => {
          act(asked === 'end' ? revokeReportCode : renewReportCode)
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  )
}

/** What is put up at a project. */
function PosterSheet({ project, address }: { project: string; address: string }) {
  const text = useText()
  return (
    <section className={classes.poster}>
      <h1>{text('anonymous_poster_title')}</h1>
      <p className={classes.project}>{project}</p>
      <QrCode text={address} size={420} label={text('anonymous_poster_code')} />
      <p className={classes.words}>{text('anonymous_poster_words')}</p>
      <p className={classes.words}>
        <strong>{text('anonymous_danger')}</strong>
      </p>
      <p>{address}</p>
    </section>
  )
}
