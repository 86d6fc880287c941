// What somebody means who types a number, or a part of one: SUB-2026-0065, 2026-0065, 0065, 65.

const series = 'SUB-'
const firstYear = 2015

type TypedNumber = {
  /** Numbers that it may be whole. */
  whole: string[]
  /** What numbers begin with. */
  begin?: string
}

/** Who types a number whole means its submission, and nothing that was said. */
export const isWholeNumber = (search: string): boolean => /^SUB-\d{4}-\d{4,}$/i.test(search.trim())

export function typedNumber(search: string, thisYear = new Date().getUTCFullYear()): TypedNumber {
  const typed = search.trim().toUpperCase()
  if (/^\d{1,9}$/.test(typed)) {
    const n = typed.replace(/^0+(?=\d)/, '').padStart(4, '0')
    const years = Array.from({ length: thisYear + 2 - firstYear }, (_, at) => firstYear + at)
    return { whole: years.map((year) => `${series}${year}-${n}`) }
  }
  if (/^\d{4}-\d*$/.test(typed)) return { whole: [series + typed], begin: series + typed }
  const begins = series.startsWith(typed) || typed.startsWith(series)
  return begins && typed !== '' ? { whole: [typed], begin: typed } : { whole: [] }
}
