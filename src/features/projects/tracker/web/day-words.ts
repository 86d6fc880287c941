// Days and shares, as the tracker says them.

import { addDays } from '../../../../kit/day.ts'
import { dayAs, daysIn } from '../../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../../kit/locales.ts'

const aMonday = '2026-03-02'

/** 1 is Monday. */
export const weekdayIn = (locale: Locale, weekday: number, weekdays: 'long' | 'short' = 'long') =>
  dayAs(locale, addDays(aMonday, weekday - 1), { weekday: weekdays })

/** It heads what is said of the day: with a capital in French and Spanish too. */
export function wholeDay(locale: Locale, day: string, year?: 'numeric'): string {
  const words = dayAs(locale, day, { weekday: 'long', day: 'numeric', month: 'long', year })
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}

/** The first of a month says which, as its language does: `Nov 1`, `1er nov.`, `1 nov`. */
export const headOf = (locale: Locale, day: string) => ({
  weekday: dayAs(locale, day, { weekday: 'short' }),
  number: day.endsWith('-01')
    ? dayAs(locale, day, { day: 'numeric', month: 'short' })
    : dayAs(locale, day, { day: 'numeric' }),
})

export const spanIn = (locale: Locale, from: string, to: string): string => daysIn(locale, from, to)
