// The days that figures are of, and the same number of days or months before them.
import { addDays, daysBetween, firstOfMonth, lastOfMonth } from '../../../kit/day.ts'

export type Period = { from: string; to: string }

const monthsBefore = (first: string, months: number): string => {
  const day = new Date(`${first}T00:00Z`)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day.toISOString().slice(0, 10)
}

/** The last twelve whole months. */
export function usualPeriod(today: string): Period {
  const first = firstOfMonth(today)
  return { from: monthsBefore(first, 12), to: addDays(first, -1) }
}

const isWhole = ({ from, to }: Period) => from === firstOfMonth(from) && to === lastOfMonth(to)

const monthsIn = ({ from, to }: Period) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1

/** Whole months are compared with as many whole months, other days with as many days. */
export function periodBefore(period: Period): Period {
  const { from, to } = period
  const last = addDays(from, -1)
  return isWhole(period)
    ? { from: monthsBefore(from, monthsIn(period)), to: last }
    : { from: addDays(from, -daysBetween(from, to) - 1), to: last }
}
