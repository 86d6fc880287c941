// Which days are shown stands in the address: a link shows the same.
import { useSearchParams } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { addDays, dayAt, firstOfMonth, lastOfMonth, mondayOf } from '../../../../kit/day.ts'

export const spans = ['week', 'weeks', 'month'] as const
export type TrackedSpan = (typeof spans)[number]

const daysOf: Record<TrackedSpan, (at: string) => { from: string; to: string }> = {
  week: (at) => ({ from: mondayOf(at), to: addDays(mondayOf(at), 6) }),
  weeks: (at) => ({ from: addDays(mondayOf(at), -28), to: addDays(mondayOf(at), 6) }),
  month: (at) => ({ from: firstOfMonth(at), to: lastOfMonth(at) }),
}
const steps: Record<TrackedSpan, (at: string, way: 1 | -1) => string> = {
  week: (at, way) => addDays(at, 7 * way),
  weeks: (at, way) => addDays(at, 28 * way),
  month: (at, way) => addDays(way === 1 ? lastOfMonth(at) : firstOfMonth(at), way),
}

export function useTrackedSpan(usual: TrackedSpan) {
  const [params, setParams] = useSearchParams()
  const timeZone = useSession().user?.company?.timezone
  const today = () => dayAt(new Date(), timeZone)
  const span = spans.find((one) => one === params.get('span')) ?? usual
  const asked = params.get('at') ?? ''
  const at = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today()
  const put = (next: { span: TrackedSpan; at: string }) =>
    setParams(next, { replace: true, preventScrollReset: true })
  return {
    span,
    ...daysOf[span](at),
    choose: (next: TrackedSpan) => put({ span: next, at }),
    move: (way: 1 | -1) => put({ span, at: steps[span](at, way) }),
    goToday: () => put({ span, at: today() }),
  }
}
