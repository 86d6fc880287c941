// The lines of a file that was sent, whichever kind it is, under headings that differ.
import { Problem } from '../../../../kit/problems.ts'
import { BadTable } from '../../../../kit/spreadsheet/server/bad-table.ts'
import { readTables } from '../../../../kit/spreadsheet/server/read-table.ts'
import { linesAtMost } from '../contract.ts'

export type TableLine = { line: number; cells: readonly string[] }
export type SheetTable = { headings: string[]; lines: TableLine[] }

export const refuseFile = (message: string, extra: Record<string, unknown> = {}): never => {
  throw new Problem('input/invalid', { errors: { file: [message] }, extra })
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

async function linesIn(bytes: Buffer, mime: string): Promise<string[][]> {
  const isCsv = mime === 'text/csv'
  if (!isCsv && !mime.includes('spreadsheetml')) return refuseFile('Choose a CSV or XLSX file.')
  try {
    const [lines = []] = await readTables(bytes, { kind: isCsv ? 'csv' : 'xlsx' })
    return lines
  } catch (error) {
    if (error instanceof BadTable) return refuseFile(error.message)
    throw error
  }
}

/** What stands in the first line; a column without a heading is called by its number. */
function headingsOf(cells: readonly string[], columns: number): string[] {
  const seen = new Map<string, number>()
  return Array.from({ length: columns }, (_, n) => {
    const heading = cells[n]?.trim().slice(0, 200) || `Column ${n + 1}`
    const times = (seen.get(heading) ?? 0) + 1
    seen.set(heading, times)
    return times === 1 ? heading : `${heading} (${times})`
  })
}

export async function readTable(bytes: Buffer, mime: string): Promise<SheetTable> {
  const all = (await linesIn(bytes, mime)).map((cells, n) => ({ line: n + 1, cells }))
  const [first, ...lines] = all.filter(({ cells }) => !isBlank(cells))
  if (first === undefined) return refuseFile('This file contains no lines.')
  if (lines.length === 0) return refuseFile('The file has headings, but no lines below them.')
  if (lines.length > linesAtMost)
    return refuseFile(`There are too many lines: ${linesAtMost} at most.`)
  const columns = Math.max(...[first, ...lines].map(({ cells }) => cells.length))
  return { headings: headingsOf(first.cells, columns), lines }
}
