// What a report is about stands in the address: a link shows the same.
import { useSearchParams } from 'react-router'
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
  const [params, setParams] = useSearchParams()
  const asked = eachOf(names, (name) => params.get(name))
  function ask(change: Partial<ReportFilters>) {
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(change))
          if (value === null || value === '') next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }
  return { asked, ask }
}
