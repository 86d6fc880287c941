import { Button } from '@mantine/core'
import { IconCheck, IconCircleCheckFilled } from '@tabler/icons-react'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
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
import { SeverityMark } from '../../web/SeverityMark.tsx'
import type { readAlert } from '../reading.contract.ts'

type Read = ReplyOf<typeof readAlert>['data']

type Props = {
  queryKey: QueryKey
  /** What is read anew once it is acknowledged. */
  renews: readonly QueryKey[]
  read(signal: AbortSignal): Promise<Read>
  mark(body: { number: number; acknowledged: boolean }): Promise<unknown>
}

/** That it is on the screen counts as opened; a phone without a connection says so another time. */
function useOpened(number: number | undefined, mark: Props['mark']): void {
  const { user } = useSession()
  const isSeen = user?.seen_by !== undefined
  const say = useEffectEvent((opened: number) =>
    mark({ number: opened, acknowledged: false }).catch((error: unknown) =>
      console.info('That an alert was opened could not be said.', error),
    ),
  )
  useEffect(() => {
    if (number !== undefined && !isSeen) void say(number)
  }, [number, isSeen])
}

function Foot({ alert, queryKey, renews, mark }: Omit<Props, 'read'> & { alert: Read }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { number, waits, due_at, acknowledged_at } = alert
  const { act, busy, problem } = useAct(() => mark({ number, acknowledged: true }), {
    renews: [queryKey, ...renews],
    oneAtATime: true,
  })
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
export function AlertPage({ queryKey, renews, read, mark }: Props) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
  })
  useOpened(data?.number, mark)
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
      <Foot {...{ alert: data, queryKey, renews, mark }} />
    </Page>
  )
}
