import { ita } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { choice, lines, type Option } from './fields.ts'

const sample = {
  establishment_name: 'Northgate Builders, Buffalo yard',
  ein: '123456789',
  company_name: 'Northgate Builders',
  street_address: '410 Ganson Street',
  city: 'Buffalo',
  state: 'NY',
  zip: '14203',
  naics_code: '236220',
  industry_description: 'Commercial building',
  size: 21,
  establishment_type: 1,
  year_filing_for: 2025,
  annual_average_employees: 46,
  total_hours_worked: 91_300,
  no_injuries_illnesses: 1,
  total_deaths: 0,
  total_dafw_cases: 1,
  total_djtr_cases: 1,
  total_other_cases: 1,
  total_dafw_days: 12,
  total_djtr_days: 20,
  total_injuries: 3,
  total_skin_disorders: 0,
  total_respiratory_conditions: 0,
  total_poisonings: 0,
  total_hearing_loss: 0,
  total_other_illnesses: 0,
  change_reason: '',
}
const kinds: Option[] = [
  { value: 'summary', label: 'ita_kind_summary' },
  { value: 'cases', label: 'ita_kind_cases' },
]

export const filing = calculator({
  name: 'filing',
  title: 'calc_filing',
  lead: 'calc_filing_lead',
  fields: {
    kind: choice<'summary' | 'cases'>('ask_file_kind', kinds, 'summary'),
    csv: lines('ask_csv', ita.summary([sample]).csv.trimEnd(), 8, { hint: 'ask_csv_hint' }),
  },
  work({ kind, csv }, { says }) {
    const read = ita.read(csv)
    const rows = read.kind === kind ? read.rows : []
    const file = ita[kind](rows)
    const wrongKind = read.kind !== null && read.kind !== kind
    const problems = [...read.problems, ...(wrongKind ? [] : file.problems)]
    const errors = problems.filter(({ severity }) => severity === 'error').length
    const place = (row: number, column: string) =>
      row === 0 ? says.word('out_file') : says.word('out_cell', { row, column })
    return {
      says: wrongKind
        ? says.word('out_other_kind')
        : says.word(errors === 0 ? 'out_file_fine' : 'out_file_faulty', {
            count: rows.length,
            errors,
          }),
      tone: errors > 0 || wrongKind ? 'danger' : 'good',
      facts: problems.map(({ row, column, code, values }) => [
        place(row, column),
        says.word(code, values),
      ]),
      path: [],
      rules: [file.rule],
      ...(rows.length > 0 && { file: { name: `ita-${kind}.csv`, text: file.csv } }),
    }
  },
})
