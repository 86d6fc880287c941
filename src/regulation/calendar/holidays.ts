// The holidays of a jurisdiction, from its rule.
import type { Day } from '../contract.ts'
import { known } from '../contract.ts'
import type { Holiday } from '../params.ts'
import { ruleOf } from '../rules.ts'
import { dayInYear, easterOf, numberOf, numberOfDay, partsOf, weekdayOf } from './days.ts'

const WEEK = 7

function firstOn(weekday: number, from: number): number {
  return from + ((weekday - weekdayOf(from) + WEEK) % WEEK)
}

function numberIn(holiday: Holiday, year: number): number | undefined {
  const { date, month, weekday = 0, nth = 1, before, easter, since = 0 } = holiday
  if (year < since) return undefined
  if (easter !== undefined) return easterOf(year) + easter
  if (date !== undefined) return numberOfDay(dayInYear(date, year))
  if (before !== undefined) return firstOn(weekday, numberOfDay(dayInYear(before, year)) - WEEK)
  if (month === undefined) return undefined
  return firstOn(weekday, numberOf({ year, month, date: 1 })) + (nth - 1) * WEEK
}

type Names = Map<number, string>
const calendars = { 'CA-ON': 'ON-HOLIDAYS', US: 'US-HOLIDAYS', limits: 'ON-LIMITS' } as const
export type HolidayCalendar = keyof typeof calendars
const years: Record<HolidayCalendar, Map<number, Names>> = {
  'CA-ON': new Map(),
  US: new Map(),
  limits: new Map(),
}

function namesOf(calendar: HolidayCalendar, year: number): Names {
  const found = years[calendar].get(year)
  if (found !== undefined) return found
  const names: Names = new Map()
  for (const holiday of ruleOf(calendars[calendar]).params.holidays) {
    const number = numberIn(holiday, year)
    if (number === undefined) continue
    names.set(number, holiday.name)
    for (const { weekday, days } of holiday.also ?? [])
      if (weekdayOf(number) === weekday) names.set(number + days, holiday.name)
  }
  years[calendar].set(year, names)
  return names
}

/** The name of the holiday that a day, given by its number, is in a calendar. */
export const holidayOn = (calendar: HolidayCalendar, number: number): string | undefined =>
  namesOf(calendar, partsOf(number).year).get(number)

/** The name of the statutory holiday that a day is in a jurisdiction, or null. */
export const isHoliday = (jurisdiction: 'CA-ON' | 'US', day: Day): string | null =>
  holidayOn(known(['CA-ON', 'US'], jurisdiction), numberOfDay(day)) ?? null
