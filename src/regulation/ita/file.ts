// A file of rows: each cell written and looked at, then each row as a whole.
import type { UsedRule } from '../contract.ts'
import type { ItaColumn } from '../params.ts'
import { type CellValue, type CellWriter, writerOf } from './cells.ts'
import { lineOf } from './csv.ts'
import { type ItaProblem, type ItaProblemCode, problem } from './problems.ts'

export type ItaRow = Readonly<Record<string, CellValue>>
export type ItaFile = { csv: string; problems: ItaProblem[]; rule: UsedRule }

/** A row as it is written: text by column. */
export type Cells = Record<string, string>
export type TellOf = (column: string, code: ItaProblemCode, values?: ItaProblem['values']) => void
export type Layout = {
  columns: readonly ItaColumn[]
  separator?: string
  rule: UsedRule
  /** Looks at a row as a whole. */
  check: (cells: Cells, tell: TellOf) => void
}

type Writer = { name: string; write: CellWriter; names: boolean }

export function writeFile(
  rows: readonly ItaRow[],
  layoutOf: (row: ItaRow) => Layout,
  names: readonly string[] = [],
): ItaFile {
  const problems: ItaProblem[] = []
  const writers = new Map<readonly ItaColumn[], Writer[]>()
  const first = layoutOf(rows[0] ?? {})
  const csv = [lineOf(first.columns.map(({ name }) => name))]
  const forbidden = names.filter((name) => name.trim() !== '').map((name) => name.toLowerCase())
  for (const [at, row] of rows.entries()) {
    const layout = layoutOf(row)
    const writing = writers.get(layout.columns) ?? layout.columns.map(writerFor(layout.separator))
    writers.set(layout.columns, writing)
    const cells: Cells = {}
    let column = ''
    const tell = (code: ItaProblemCode, values?: ItaProblem['values']) =>
      problems.push(problem(at + 1, column, code, values))
    for (const { name, write, names: mayName } of writing) {
      column = name
      const text = write(row[name], tell)
      cells[name] = text
      if (mayName || forbidden.length === 0) continue
      const found = forbidden.find((one) => text.toLowerCase().includes(one))
      if (found !== undefined) tell('ita_name', { name: found })
    }
    for (const name in row) if (!(name in cells)) problems.push(problem(at + 1, name, 'ita_column'))
    layout.check(cells, (name, code, values) => problems.push(problem(at + 1, name, code, values)))
    csv.push(lineOf(writing.map(({ name }) => cells[name] ?? '')))
  }
  return { csv: csv.join(''), problems, rule: first.rule }
}

function writerFor(separator: string | undefined) {
  return (column: ItaColumn): Writer => ({
    name: column.name,
    write: writerOf(column, separator),
    names: column.names ?? true,
  })
}
