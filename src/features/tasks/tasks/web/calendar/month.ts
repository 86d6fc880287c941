// A month as a calendar shows it: whole weeks.

import { addDays, daysFrom, firstOfWeek, isDay, lastOfMonth } from '../../../../../kit/day.ts'
import { dayAs } from '../../../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../../../kit/locales.ts'

/** The first of the month that an address names: `2026-11`. */
export const monthOf = (named: string | null): string | undefined =>
  named !== null && isDay(`${named}-01`) ? `${named}-01` : undefined

export function weeksOf(first: string): string[][] {
  const days = daysFrom(firstOfWeek(first), addDays(firstOfWeek(lastOfMonth(first)), 6))
  return Array.from({ length: days.length / 7 }, (_, nth) => days.slice(7 * nth, 7 * nth + 7))
}

const said = (locale: Locale, day: string, options: Intl.DateTimeFormatOptions) => {
  const words = dayAs(locale, day, options)
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}

export const monthIn = (locale: Locale, first: string) =>
  said(locale, first, { month: 'long', year: 'numeric' })
export const weekdayIn = (locale: Locale, day: string) => said(locale, day, { weekday: 'short' })
export const wholeDayIn = (locale: Locale, day: string) =>
  said(locale, day, { weekday: 'long', day: 'numeric', month: 'long' })
