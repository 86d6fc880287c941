import { Button } from '@mantine/core'
import { IconCheck, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../../kit/web/page/FormFoot.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { isGone, RecordToCome } from '../../../../register/web/record/RecordToCome.tsx'
import { severityTones } from '../../alerts/severities.ts'
import { AlertText } from '../../web/AlertText.tsx'
import classes from '../../web/alerts.module.css'
import { alertKey, waitingAlertsKey } from '../../web/keys.ts'
import { SeverityMark } from '../../web/SeverityMark.tsx'
import { markAlert, readAlert } from '../reading.contract.ts'

type Read = ReplyOf<typeof readAlert>['data']

/** That it is on the screen counts as opened; a phone without a connection says so another time. */
function useOpened(id: string, number: number | undefined): void {
  const { user } = useSession()
  const isSeen = user?.seen_by !== undefined
  useEffect(() => {
    if (number === undefined || isSeen) return
    call(markAlert, { params: { id }, body: { number, acknowledged: false } }).catch(
      (error: unknown) => console.info('That an alert was opened could not be said.', error),
    )
  }, [id, number, isSeen])
}

function Foot({ id, alert }: { id: string; alert: Read }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { number, waits, due_at, acknowledged_at } = alert
  const { act, busy, problem } = useAct(
    () => call(markAlert, { params: { id }, body: { number, acknowledged: true } }),
    { renews: [alertKey(id), waitingAlertsKey], oneAtATime: true },
  )
  if (!waits && acknowledged_at === null) return null
  return (
    <FormFoot>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {acknowledged_at === null ? (
        <>
          <Button
            size="lg"
            leftSection={<IconCheck size={22} aria-hidden />}
            loading={busy}
            onClick={() => act()}
          >
            {text('alert_acknowledge')}
          </Button>
          {due_at !== null && (
            <span className="hint">{text('alert_due', { when: moment(due_at) })}</span>
          )}
        </>
      ) : (
        <p className="flex items-center gap-2 m-0">
          <IconCircleCheckFilled size={22} className="flex-none text-good" aria-hidden />
          {text('alert_acknowledged_on', { when: moment(acknowledged_at) })}
        </p>
      )}
    </FormFoot>
  )
}

/** An alert as it is read, on a phone first; at its foot the reader acknowledges it by one press. */
export default function AlertScreen() {
  const { id = '' } = useParams()
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { data, error, refetch } = useQuery({
    queryKey: alertKey(id),
    queryFn: async ({ signal }) => (await call(readAlert, { params: { id }, signal })).data,
    staleTime: 0,
  })
  useOpened(id, data?.number)
  if (data === undefined || isGone(error))
    return (
      <RecordToCome
        title={text('screen_safety_alert')}
        error={error}
        onRetry={refetch}
        missing={{ title: text('alert_gone'), text: text('alert_gone_text') }}
      >
        <ListSkeleton rows={6} />
      </RecordToCome>
    )
  const { severity, state, note, content, published_at } = data
  return (
    <Page
      title={String(content.title)}
      lead={text('alert_published', { when: moment(published_at) })}
    >
      <div className={classes.severity} data-tone={severityTones[severity]}>
        <SeverityMark severity={severity} size={28} />
      </div>
      {state === 'expired' && <Notice tone="calm">{text('alert_over')}</Notice>}
      {note !== null && (
        <Notice tone="calm">
          <strong>{text('alert_note')}</strong> <span className="whitespace-pre">{note}</span>
        </Notice>
      )}
      <AlertText content={content} />
      <Foot id={id} alert={data} />
    </Page>
  )
}
