// When a task that comes again is due next: in days of the calendar, so no change of the clock moves it.
import { addDays, dayAt, firstOfMonth, firstOfNextMonth, lastOfMonth } from '../../../../kit/day.ts'

export type TaskRhythm = {
  repeats: 'daily' | 'weekly' | 'monthly'
  /** Every so many days, weeks or months. */
  every: number
  /** Counted from the day that it was due, or from the day that it was done. */
  from: 'due' | 'done'
  /** The last day on which it may be due. */
  until: string | null
}

/** The day of the month that is meant: of the 31st, a shorter month has its last. */
const inMonth = (first: string, day: number): string => {
  const last = lastOfMonth(first)
  const wanted = `${first.slice(0, 8)}${String(day).padStart(2, '0')}`
  return wanted < last ? wanted : last
}

function monthsOn(day: string, count: number, meant: number): string {
  let first = firstOfMonth(day)
  for (let nth = 0; nth < count; nth += 1) first = firstOfNextMonth(first)
  return inMonth(first, meant)
}

function oneOn({ repeats, every }: TaskRhythm, day: string, meant: number): string {
  if (repeats === 'monthly') return monthsOn(day, every, meant)
  return addDays(day, repeats === 'weekly' ? 7 * every : every)
}

type Done = {
  due: string
  /** When it was done, and where: that says on which day. */
  at: Date
  zone: string
  /** The day of the month on which the first of them was due. */
  meant: number
}

/** The day on which it is due next; nothing once it has ended. Days that passed before it was done are not made up
 *  for: it is due again on the first that has not. */
export const nextDue = (rhythm: TaskRhythm, { at, zone, ...done }: Done): string | undefined =>
  nextAfter(rhythm, { ...done, on: dayAt(at, zone) })

type DoneOn = Pick<Done, 'due' | 'meant'> & { on: string }

function nextAfter(rhythm: TaskRhythm, { due, on, meant }: DoneOn): string | undefined {
  const ofDay = (day: string) => Number(day.slice(8))
  let next = rhythm.from === 'done' ? oneOn(rhythm, on, ofDay(on)) : oneOn(rhythm, due, meant)
  while (next < on) next = oneOn(rhythm, next, meant)
  return rhythm.until !== null && next > rhythm.until ? undefined : next
}

type Open = { due: string; today: string /** When the first of them was due. */; first: string }
type Days = { from: string; to: string }

/** The days on which a task that is open will be due again, if each is done on its day. */
export function daysToCome(rhythm: TaskRhythm, open: Open, { from, to }: Days): string[] {
  const { today, first } = open
  const days: string[] = []
  let due: string | undefined = open.due
  while (due !== undefined && due <= to) {
    const on: string = due < today ? today : due
    due = nextAfter(rhythm, { due, on, meant: meantDay(due, first) })
    if (due !== undefined && due >= from && due <= to) days.push(due)
  }
  return days
}

/** The day of the month that a due day stands for: the last of a short month may stand for the 31st. */
export const meantDay = (due: string, first: string): number => {
  const [day, begun] = [Number(due.slice(8)), Number(first.slice(8))]
  return due === lastOfMonth(due) ? Math.max(day, begun) : day
}
