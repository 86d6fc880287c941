// What a report is about stands in the address: a link shows the same.
import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { countedSubjects, eachOf } from '../../subjects/subjects.ts'

const names = ['form', ...countedSubjects, 'from', 'to', 'by'] as const
export type ReportFilters = Record<(typeof names)[number], string | null>

/** The day so many days ago, where the person is. */
export function daysAgo(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() - days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

export function useSpan() {
  const { search, change } = useAddressQuery()
  const params = new URLSearchParams(search)
  const ask = (asked: Partial<ReportFilters>) =>
    change((now) => withWords(now, asked), { replace: true })
  return { asked: eachOf(names, (name) => params.get(name)), ask }
}
