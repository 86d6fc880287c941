// When something is due, as a person thinks of it. The one place that says so.
import { addDays, mondayOf } from '../../kit/day.ts'

export const dueGroups = ['overdue', 'today', 'week', 'later', 'undated'] as const
export type DueGroup = (typeof dueGroups)[number]

/** The week ends on Sunday. */
export function dueGroup(due: string | null, today: string): DueGroup {
  if (due === null) return 'undated'
  if (due < today) return 'overdue'
  if (due === today) return 'today'
  return due <= addDays(mondayOf(today), 6) ? 'week' : 'later'
}

/** The earlier day first; what has none comes last. */
export const byDue = (a: { due: string | null }, b: { due: string | null }): number =>
  a.due === b.due ? 0 : a.due === null ? 1 : b.due === null ? -1 : a.due < b.due ? -1 : 1
