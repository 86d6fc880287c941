// The lines of a table while it is read. Empty cells take no memory and do not count, so a sheet that is
// only painted far to the right is as large as its content.
import { tooLarge } from './bad-table.ts'

const linesAtMost = 50_000
export const columnsAtMost = 200
const cellsAtMost = 2_000_000
/** Of all cells together: one text may be shown by any number of them. */
const signsAtMost = 32 * 1024 * 1024

export class Grid {
  readonly lines: string[][] = []
  #cells = 0
  #signs = 0

  /** Places count from 0. */
  put(line: number, column: number, text: string): void {
    if (text === '') return
    if (line >= linesAtMost || column >= columnsAtMost) throw tooLarge()
    while (this.lines.length <= line) this.lines.push([])
    const cells = this.#reaching(line, column)
    // No database keeps these, and nobody sees them.
    cells[column] = text.replaceAll('\0', '').toWellFormed()
    this.#signs += text.length
    if (this.#signs > signsAtMost) throw tooLarge()
  }

  /** Every line, with a cell under each heading. */
  filled(): string[][] {
    const headings = this.lines.find((line) => line.length > 0)?.length ?? 0
    for (const n of this.lines.keys()) this.#reaching(n, headings - 1)
    return this.lines
  }

  /** The line with this number, at least as long as that column needs. */
  #reaching(n: number, column: number): string[] {
    const line = this.lines[n] ?? []
    this.#cells += Math.max(0, column + 1 - line.length)
    if (this.#cells > cellsAtMost) throw tooLarge()
    while (line.length <= column) line.push('')
    return line
  }
}
