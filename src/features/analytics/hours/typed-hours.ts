// What is typed into cells of hours, as a number: "1 234,5", "1,234.5" and "1234.5" are the same.
import { mostHours } from './worked-hours.register.ts'

/** Nothing where the cell is empty; undefined where it is no number of hours. */
export function hoursIn(typed: string): number | null | undefined {
  const bare = typed.replace(/[\s\u00a0\u202fh]/g, '')
  if (bare === '') return null
  const point = bare.includes('.')
    ? bare.replaceAll(',', '')
    : bare.replace(/,(?=\d{3}(,|$))/g, '').replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(point)) return undefined
  const hours = Math.round(Number(point) * 100) / 100
  return hours <= mostHours ? hours : undefined
}

export type CellPlace = { row: number; column: number }

/** What was copied from a spreadsheet, laid out from a cell on. */
export const pastedCells = (pasted: string, from: CellPlace): (CellPlace & { typed: string })[] =>
  pasted
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .flatMap((line, down) =>
      line.split('\t').map((typed, along) => ({
        row: from.row + down,
        column: from.column + along,
        typed: typed.trim(),
      })),
    )
