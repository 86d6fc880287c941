import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'

type Speech = { locale: Locale; text(key: 'hours_week_of', holes: { day: string }): string }

/** What names a row of hours is kept with its Monday as 2026-11-16: people read a week. */
export const hoursCalled = (
  { name, week }: { name: string; week: string },
  { locale, text }: Speech,
) => name.replace(week, text('hours_week_of', { day: dayIn(locale, week) }))
