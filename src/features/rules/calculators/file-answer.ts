// What is said of a file that was read and written anew.
import type { ItaFile, ItaRead } from '../../../regulation/index.ts'
import type { Says } from '../says.ts'
import type { CalculatorResult } from './calculator.ts'

type Facts = { kind: 'summary' | 'cases'; read: ItaRead; file: ItaFile; says: Says }

export function fileAnswer({ kind, read, file, says }: Facts): CalculatorResult {
  const rules = [file.rule]
  if (read.kind !== null && read.kind !== kind)
    return { says: says.word('out_other_kind'), tone: 'danger', path: [], rules }
  const problems = [...read.problems, ...file.problems]
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const place = (row: number, column: string) =>
    row === 0 ? says.word('out_file') : says.word('out_cell', { row, column })
  return {
    says: says.word(errors === 0 ? 'out_file_fine' : 'out_file_faulty', {
      count: read.rows.length,
      errors,
    }),
    tone: errors > 0 ? 'danger' : 'good',
    facts: problems.map(({ row, column, code, values }) => [
      place(row, column),
      says.word(code, values),
    ]),
    path: [],
    rules,
    ...(read.rows.length > 0 && { file: { name: `ita-${kind}.csv`, text: file.csv } }),
  }
}
