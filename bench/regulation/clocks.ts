// A year's clocks of 400 incidents in Toronto: by the room, and by a loop that knows the rules, the
// zone and the years by heart.
import { dueAt } from '../../src/regulation/index.ts'
import type { Contest } from './contest.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const zone = 'America/Toronto'
const codes = ['ON-51-REPORT', 'ON-52-1', 'ON-53', 'ON-WSIB-7', 'ON-420-5']

const two = (value: number) => String(value).padStart(2, '0')

function incidents(): string[] {
  return Array.from({ length: 400 }, (_, at) => {
    const minutes = (at * 7919 * 60 + at * 13) % (365 * 1440)
    return new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString().slice(0, 16)
  })
}

const spring = Date.UTC(2026, 2, 8, 7)
const autumn = Date.UTC(2026, 10, 1, 6)
const springNext = Date.UTC(2027, 2, 14, 7)
const offsetOf = (instant: number) =>
  (instant >= spring && instant < autumn) || instant >= springNext ? -4 : -5
const instantOf = (local: number) => {
  const summer = local + 4 * HOUR
  return offsetOf(summer) === -4 ? summer : local + 5 * HOUR
}
const shown = (instant: number) => {
  const offset = offsetOf(instant)
  return `${new Date(instant + offset * HOUR).toISOString().slice(0, 19)}-${two(-offset)}:00`
}
const holidays = new Set(
  '2026-01-01 2026-02-16 2026-04-03 2026-05-18 2026-07-01 2026-09-07 2026-10-12 2026-12-25 2026-12-26 2027-01-01'
    .split(' ')
    .map((day) => Date.parse(day)),
)
const endOf = (day: number) => shown(instantOf(day + DAY - 1000))

function businessDays(day: number, days: number): number {
  let end = day
  for (let left = days; left > 0; ) {
    end += DAY
    const weekday = new Date(end).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !holidays.has(end)) left -= 1
  }
  return end
}

function byHand(list: readonly string[]): string[] {
  const dues: string[] = []
  for (const at of list) {
    const local = Date.parse(`${at}Z`)
    const day = local - (local % DAY)
    dues.push(shown(instantOf(local) + 48 * HOUR))
    dues.push(endOf(day + 4 * DAY))
    dues.push(endOf(day + 2 * DAY))
    dues.push(endOf(businessDays(day, 3)))
    dues.push(endOf(day + 14 * DAY))
  }
  return dues
}

export function clocks(): Contest {
  const list = incidents()
  return {
    what: 'clocks of 400 incidents',
    ours: () => list.flatMap((at) => codes.map((code) => dueAt(code, { at, zone }).due)),
    byHand: () => byHand(list),
  }
}
