// On which day a holiday falls, in words.
import type { Says } from '../says.ts'

export type FallingDay = {
  code: string
  date?: string
  month?: number
  weekday?: number
  nth?: number
  before?: string
  easter?: number
  since?: number
  also?: { weekday: number; days: number }[]
}

function fallsOn(holiday: FallingDay, says: Says): string {
  const { code, date, month, weekday = 0, nth = 1, before, easter } = holiday
  const what = says.word(`holiday_${code}`)
  if (easter !== undefined) return says.word(`when_easter_${easter}`, { what })
  if (date !== undefined) return says.word('entry_named', { what, value: date })
  const day = says.weekday(weekday)
  if (before !== undefined) return says.word('when_before', { what, weekday: day, day: before })
  return says.word('when_nth', {
    what,
    nth: says.word(`ordinal_${nth}`),
    weekday: day,
    month: says.month(month ?? 1),
  })
}

export function holidayWords(holiday: FallingDay, says: Says): string {
  const { since, also = [] } = holiday
  const from = fallsOn(holiday, says)
  const what = since === undefined ? from : says.word('when_since', { what: from, year: since })
  return also.reduce(
    (said, { weekday, days }) =>
      says.word('when_also', {
        what: said,
        weekday: says.weekday(weekday),
        also: says.weekday(weekday + days),
      }),
    what,
  )
}
