// A file of summaries or cases read back, each value as the columns type it.
import type { ItaColumn } from '../params.ts'
import { ruleOf } from '../rules.ts'
import { linesOf } from './csv.ts'
import type { ItaRow } from './file.ts'
import { type ItaProblem, problem } from './problems.ts'

export type ItaRead = {
  kind: 'summary' | 'cases' | null
  rows: ItaRow[]
  problems: ItaProblem[]
}

const templates = {
  summary: ruleOf('US-ITA-SUMMARY').params.columns,
  cases: ruleOf('US-ITA-CASES').params.columns,
} as const

function typed({ kind }: ItaColumn, text: string): string | number {
  if (text === '') return text
  if (kind === 'date') return text.replace(/^(\d\d)\D(\d\d)\D(\d{4})$/, '$3-$1-$2')
  const isNumber = kind === 'integer' || kind === 'year' || kind === 'code'
  return isNumber && /^\d+$/.test(text) ? Number(text) : text
}

export function read(csv: string): ItaRead {
  const { lines, closed } = linesOf(csv)
  const [header = [], ...body] = lines
  const names = header.join()
  const kind = (['summary', 'cases'] as const).find(
    (one) => templates[one].map(({ name }) => name).join() === names,
  )
  const problems = closed ? [] : [problem(lines.length, '', 'ita_quotes')]
  if (kind === undefined)
    return { kind: null, rows: [], problems: [...problems, problem(0, '', 'ita_header')] }
  const columns = templates[kind]
  const rows = body.map((cells, at) => {
    if (cells.length !== columns.length)
      problems.push(
        problem(at + 1, '', 'ita_cells', { cells: cells.length, columns: columns.length }),
      )
    return Object.fromEntries(columns.map((one, n) => [one.name, typed(one, cells[n] ?? '')]))
  })
  return { kind, rows, problems }
}
