import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'

/** What names a row of hours is kept with its day as 2026-11-16: people read it as they read each other day. */
export const hoursCalled = (locale: Locale, { name, week }: { name: string; week: string }) =>
  name.replace(week, dayIn(locale, week))
