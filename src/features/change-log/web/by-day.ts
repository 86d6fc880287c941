import type { WordedChange } from '../changes.contract.ts'

type Day = { day: string; changes: WordedChange[] }

/** Changes that follow each other, by the company's day. */
export function byDay(changes: readonly WordedChange[], zone: string): Day[] {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  const days: Day[] = []
  for (const change of changes) {
    const day = dayOf.format(new Date(change.at))
    const last = days.at(-1)
    if (last?.day === day) last.changes.push(change)
    else days.push({ day, changes: [change] })
  }
  return days
}
