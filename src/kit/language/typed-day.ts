// A day as a person types it: as screens show it, or as 2026-03-09.
import { parseDay } from '../day.ts'
import type { Locale } from '../locales.ts'
import { dayAs } from './numbers-and-days.ts'

const months = Array.from({ length: 12 }, (_, at) => `2000-${String(at + 1).padStart(2, '0')}-01`)

/** `Mar 9, 2026`, `9 mars 2026`, `9 march 2026`; null where it could be two days, or is none. */
export function typedDay(locale: Locale, typed: string): string | null {
  const written = parseDay(typed)
  if (written !== null) return written
  const text = typed.toLocaleLowerCase(locale)
  const year = /\b\d{4}\b/.exec(text)?.[0]
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0]
  const name = /\p{L}{3,}/u.exec(text)?.[0]
  if (year === undefined || day === undefined || name === undefined) return null
  const meant = months.filter((month) =>
    dayAs(locale, month, { month: 'long' }).toLocaleLowerCase(locale).startsWith(name),
  )
  const [month] = meant
  return meant.length === 1 && month !== undefined
    ? parseDay(`${year}-${month.slice(5, 7)}-${day}`)
    : null
}
