import { daysBetween } from '../day.ts'
/** A calendar day, as year-month-day: a spreadsheet keeps it as a number of its own. */
export type DayCell = { day: string }

export type Cell = string | number | DayCell | null

/** The number that spreadsheets keep a day as. */
export const serialOf = ({ day }: DayCell): number => daysBetween('1899-12-30', day)

export const textOf = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'object' ? cell.day : String(cell)

/** Rows in bunches, as they are fetched: the next bunch is asked for once this one is written. */
export type Bunches = AsyncIterable<readonly (readonly Cell[])[]>
