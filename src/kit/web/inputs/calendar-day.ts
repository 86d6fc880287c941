/** The day that a typed text means, as YYYY-MM-DD, or null when no such day exists. */
export function parseDay(text: string): string | null {
  const [, year, month, day] = /^\s*(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\s*$/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const made = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${made}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(made) ? made : null
}
