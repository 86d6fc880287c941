import { Button } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import classes from '../../web/alerts.module.css'
import { alertReachKey } from '../../web/keys.ts'
import { readReach, remindOfAlert } from '../reach.contract.ts'
import { ReachOverTime } from './ReachOverTime.tsx'

export type AlertReach = ReplyOf<typeof readReach>['data']

/** Whom an alert reached, who opened and acknowledged it, and whom it still waits for. */
export default function ReachOfAlert({ row }: { row: AnyRow }) {
  const { id, edition, state, can } = row
  const { text, locale } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: alertReachKey(id),
    queryFn: async ({ signal }) => (await call(readReach, { params: { id }, signal })).data,
    enabled: edition !== null,
    staleTime: 0,
  })
  if (edition === null)
    return <EmptyState title={text('alert_reach_none')} text={text('alert_reach_none_text')} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  const { people, reached, read, acknowledged, hours_to_most } = data
  const ofAll = (count: number) =>
    people === 0 ? '' : percentIn(locale, Math.round((count / people) * 100))
  const figures = [
    { name: text('alert_people'), value: people, share: '' },
    { name: text('alert_reached'), value: reached, share: ofAll(reached) },
    { name: text('alert_read'), value: read, share: ofAll(read) },
    ...(data.acknowledge
      ? [{ name: text('alert_acknowledged'), value: acknowledged, share: ofAll(acknowledged) }]
      : []),
  ]
  return (
    <div className="stack gap-6">
      <dl className={classes.figures}>
        {figures.map(({ name, value, share }) => (
          <div key={name} className={classes.figure}>
            <dt className="hint">{name}</dt>
            <dd>
              <strong className="text-lg tabular-nums">{numberIn(locale, value)}</strong>{' '}
              <span className="text-soft tabular-nums">{share}</span>
            </dd>
          </div>
        ))}
      </dl>
      {hours_to_most !== null && (
        <p className="m-0">
          {text('alert_to_most', { hours: numberIn(locale, hours_to_most, 1) })}
        </p>
      )}
      {data.over_time.length > 0 && <ReachOverTime reach={data} />}
      {state === 'live' && <Outstanding id={id} reach={data} mayRemind={can.includes('edit')} />}
    </div>
  )
}

type OutstandingProps = { id: string; reach: AlertReach; mayRemind: boolean }

function Outstanding({ id, reach, mayRemind }: OutstandingProps) {
  const { text } = useLanguage()
  const { moment, clock } = useTimes()
  const { outstanding, remind_at } = reach
  const { act, busy, problem } = useAct(() => call(remindOfAlert, { params: { id } }), {
    renews: [alertReachKey(id)],
    says: ({ data }) => text('alert_reminded', { count: data.reminded }),
    oneAtATime: true,
  })
  const title = text(reach.acknowledge ? 'alert_outstanding' : 'alert_unread')
  if (outstanding.length === 0) return <Notice tone="good">{text('alert_outstanding_none')}</Notice>
  return (
    <section aria-label={title} className="stack gap-3">
      <div className="row gap-3 justify-between">
        <h3 className="m-0">
          {title} <span className="text-soft tabular-nums">{outstanding.length}</span>
        </h3>
        {mayRemind && remind_at === null && (
          <Button
            variant="default"
            leftSection={<IconBellRinging size={18} aria-hidden />}
            loading={busy}
            onClick={() => act()}
          >
            {text('alert_remind')}
          </Button>
        )}
        {mayRemind && remind_at !== null && (
          <span className="hint">{text('alert_remind_at', { time: clock(remind_at) })}</span>
        )}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <ul className={classes.people}>
        {outstanding.map(({ id: person, name, reached, read_at, due_at }) => (
          <li key={person} className={classes.person}>
            <span className="break-anywhere">{name}</span>
            <span className="row gap-2">
              {reached ? (
                <span className="hint">
                  {text(read_at === null ? 'alert_not_opened' : 'alert_opened')}
                </span>
              ) : (
                <Tag tone="calm">{text('alert_not_reached')}</Tag>
              )}
              {due_at !== null && new Date(due_at) < new Date() && (
                <Tag tone="warning">{text('alert_late', { when: moment(due_at) })}</Tag>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
