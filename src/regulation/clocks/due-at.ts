// When a rule's clock runs out.
import { dayInYear, dayOf, isDay, numberOfDay, yearOf } from '../calendar/days.ts'
import { DAY, HOUR, instantOf, localOf, type Meeting, MINUTE, SECOND } from '../calendar/zones.ts'
import type { Day, ResultStep, UsedRule } from '../contract.ts'
import { RegulationError, step } from '../contract.ts'
import type { ClockRule } from '../params.ts'
import { earlier, type RuleRow, rowOf, used } from '../rules.ts'
import { businessDaysAfter, runsOn } from './counting.ts'

export type Trigger = {
  /** `YYYY-MM-DDTHH:mm` as the clocks of the place showed it, or a day where only that is known. */
  at: string
  zone: string
  /** Codes of uncertain rules that somebody has switched on. */
  switchedOn?: readonly string[]
}
export type Due = {
  due: string
  day: Day
  /** Where a rule asks for a span of days: its first. */
  from?: Day
  rule: UsedRule
  steps: ResultStep[]
}

const time = /^T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/
const END_OF_DAY = DAY - SECOND

type Read = { day: Day; number: number; local: number; timed: boolean }

function readTrigger(at: string): Read {
  const day = at.slice(0, 'YYYY-MM-DD'.length)
  const rest = at.slice(day.length)
  const found = time.exec(rest)
  if (!isDay(day) || (rest !== '' && found === null))
    throw new RegulationError('no_time', `“${at}” is no local time; write it as 2026-03-07T23:30`)
  const number = numberOfDay(day)
  const [hours = 0, minutes = 0, seconds = 0] = (found ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0))
  const local = number * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND
  return { day, number, local, timed: found !== null }
}

const meetings: Record<Meeting, string | undefined> = {
  once: undefined,
  repeated: 'clocks_repeat',
  skipped: 'clocks_skip',
}

function afterInstant(row: RuleRow, read: Read, zone: string, hours: number): Omit<Due, 'rule'> {
  const { instant, meets } = instantOf(zone, read.local)
  const { iso, day } = localOf(zone, instant + hours * HOUR)
  const key = meetings[meets]
  const steps = [
    ...(read.timed ? [] : [step('day_only', row.citation, { day: read.day })]),
    ...(key === undefined ? [] : [step(key, row.citation, { at: read.day })]),
    hours === 0 ? step('at_once', row.citation) : step('hours', row.citation, { hours }),
  ]
  return { due: iso, day, steps }
}

function atEndOf(day: Day, zone: string, steps: ResultStep[]): Omit<Due, 'rule'> {
  const { instant } = instantOf(zone, numberOfDay(day) * DAY + END_OF_DAY)
  return { due: localOf(zone, instant).iso, day, steps }
}

function afterDays(row: RuleRow, read: Read, zone: string, days: number): Omit<Due, 'rule'> {
  const number = read.number + days
  const steps = [step('calendar_days', row.citation, { days })]
  return atEndOf(dayOf(number), zone, [...steps, ...runsOn(row, number)])
}

function afterBusinessDays(row: RuleRow, read: Read, zone: string, days: number) {
  const { number, steps } = businessDaysAfter(row, read.number, days)
  return atEndOf(dayOf(number), zone, [...steps, ...runsOn(row, number)])
}

function inNextYear(
  row: RuleRow,
  read: Read,
  zone: string,
  params: { day: string; opens?: string },
) {
  const reported = yearOf(read.day)
  const day = dayInYear(params.day, reported + 1)
  const due = atEndOf(day, zone, [step('next_year', row.citation, { year: reported, day })])
  return params.opens === undefined ? due : { ...due, from: dayInYear(params.opens, reported + 1) }
}

function byClock(row: RuleRow, read: Read, zone: string): Omit<Due, 'rule'> {
  const rule = { clock: row.clock, params: row.params } as ClockRule
  switch (rule.clock) {
    case 'immediately':
      return afterInstant(row, read, zone, 0)
    case 'hours':
      return afterInstant(row, read, zone, rule.params.hours)
    case 'calendar_days':
      return afterDays(row, read, zone, rule.params.days)
    case 'business_days':
      return afterBusinessDays(row, read, zone, rule.params.days)
    case 'day_of_next_year':
      return inNextYear(row, read, zone, rule.params)
    default:
      throw new RegulationError('no_clock', `${row.code} sets no clock`)
  }
}

export function dueAt(code: string, { at, zone, switchedOn = [] }: Trigger): Due {
  const read = readTrigger(at)
  const row = rowOf(code, read.day, switchedOn)
  const { steps, ...due } = byClock(row, read, zone)
  const counted = (row.params as ClockRule['params']).counts_from
  const first = step(`from_${counted}`, row.citation, { at })
  return { ...due, rule: used(row), steps: [first, ...earlier(row, read.day), ...steps] }
}
