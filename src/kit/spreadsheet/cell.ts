import { dayMs, daysBetween } from '../day.ts'
/** A calendar day, as year-month-day: a spreadsheet keeps it as a number of its own. */
export type DayCell = { day: string }

/** A moment as a clock on the wall shows it, `2026-03-08 14:05`: a spreadsheet knows no zones. */
export type MomentCell = { moment: string }

export type Cell = string | number | DayCell | MomentCell | null

const firstDay = '1899-12-30'

/** The number that spreadsheets keep a day or a moment as. */
export function serialOf(cell: DayCell | MomentCell): number {
  if ('day' in cell) return daysBetween(firstDay, cell.day)
  const [day = '', time = ''] = cell.moment.split(' ')
  return daysBetween(firstDay, day) + Date.parse(`1970-01-01T${time}Z`) / dayMs
}

export function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'object') return String(cell)
  return 'day' in cell ? cell.day : cell.moment
}

/** What the clocks of a zone show at a moment, so that it can be ordered: `2026-11-20 10:04`. */
export function clockIn(
  timeZone: string,
  timeStyle: 'short' | 'medium' = 'short',
): (instant: string) => string {
  const shown = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle, timeZone })
  return (instant) => shown.format(new Date(instant))
}

/** A column of moments says whose clock it means. */
export const headIn = (head: string, zone: string): string => `${head} (${zone})`

/** Rows in bunches, as they are fetched: the next bunch is asked for once this one is written. */
export type Bunches = AsyncIterable<readonly (readonly Cell[])[]>
