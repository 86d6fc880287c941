// Calendar days as texts, 2026-03-08: they have no time and no zone. What computes with days asks here, but
// for the form engine and the law, which import nothing.
export const dayMs = 86_400_000

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The day that it is at a moment in a zone, such as a company's; the device's own where none is given. */
export const dayAt = (moment: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)

export const addDays = (day: string, count: number): string =>
  dayOf(Date.parse(day) + count * dayMs)

/** So many days from today, for examples: where the demo company is. */
export const daysFromNow = (count: number): string =>
  addDays(dayAt(new Date(), 'America/Toronto'), count)

/** What is today somewhere on earth: a day entered there is not yet to come. */
export const latestToday = (): string => dayOf(Date.now() + 14 * 3600_000)

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1

/** With which weekday a calendar begins, in pickers and months: 0 is Sunday, as in Canada and the United States. */
export const weekBegins = 0

/** The first day of the calendar’s week. */
export const firstOfWeek = (day: string): string =>
  addDays(day, -((new Date(day).getUTCDay() + 7 - weekBegins) % 7))

/** The first day of the working week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

export const firstOfNextMonth = (day: string): string =>
  firstOfMonth(addDays(firstOfMonth(day), 31))

export const lastOfMonth = (day: string): string => addDays(firstOfNextMonth(day), -1)

export const daysFrom = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** So many days from Monday to Friday after a day, which itself does not count. */
export function workingDaysAfter(day: string, count: number): string {
  let found = day
  for (let left = count; left > 0; ) {
    found = addDays(found, 1)
    if (weekdayOf(found) < 6) left -= 1
  }
  return found
}

/** Whether a text is a day of the calendar, and written as one. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && dayOf(time) === text
}

/** "2026-03-09", "2026/3/9": as YYYY-MM-DD, or null; a day written any other way could be two days. */
export function parseDay(text: string): string | null {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text.trim()) ?? []
  if (year === undefined) return null
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}
