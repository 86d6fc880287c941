import { dayAt } from '../../../kit/day.ts'
import type { WordedChange } from '../changes.contract.ts'

type Day = { day: string; changes: WordedChange[] }

/** Changes that follow each other, by the company's day. */
export function byDay(changes: readonly WordedChange[], zone: string): Day[] {
  const days: Day[] = []
  for (const change of changes) {
    const day = dayAt(new Date(change.at), zone)
    const last = days.at(-1)
    if (last?.day === day) last.changes.push(change)
    else days.push({ day, changes: [change] })
  }
  return days
}
