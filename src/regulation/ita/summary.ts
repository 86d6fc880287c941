// The file of summaries (300A): a row for each establishment and year.
import { type Rule, ruleOf, used } from '../rules.ts'
import { type Cells, type ItaFile, type ItaRow, type TellOf, writeFile } from './file.ts'

type Template = Rule<'US-ITA-SUMMARY'>

const outcomes = ['total_deaths', 'total_dafw_cases', 'total_djtr_cases', 'total_other_cases']
const types = [
  'total_injuries',
  'total_skin_disorders',
  'total_respiratory_conditions',
  'total_poisonings',
  'total_hearing_loss',
  'total_other_illnesses',
]

/** The template for the file of a year: that of the year after. */
function templateFor(year: unknown): Template {
  const text = String(year)
  return ruleOf(
    'US-ITA-SUMMARY',
    /^[12]\d{3}$/.test(text) ? `${Number(text) + 1}-01-01` : undefined,
  )
}

const sumOf = (cells: Cells, columns: readonly string[]) =>
  columns.reduce((sum, column) => sum + Number(cells[column]), 0)

function checkCases(cells: Cells, { params }: Template, tell: TellOf): void {
  const cases = sumOf(cells, outcomes)
  const byType = sumOf(cells, types)
  if (cases !== byType) tell('total_injuries', 'ita_reconcile', { outcomes: cases, types: byType })
  const flag = cells.no_injuries_illnesses
  const counted = cases + byType + sumOf(cells, ['total_dafw_days', 'total_djtr_days'])
  if (flag === params.had_none && counted > 0)
    tell('no_injuries_illnesses', 'ita_cases', { had: params.had_cases })
  if (flag === params.had_cases && counted === 0)
    tell('no_injuries_illnesses', 'ita_no_cases', { none: params.had_none })
  const employees = Number(cells.annual_average_employees)
  if (cases > employees) tell('annual_average_employees', 'ita_many_cases')
}

function checkDays(cells: Cells, tell: TellOf): void {
  const count = (column: string) => Number(cells[column])
  const [away, restricted] = [count('total_dafw_cases'), count('total_djtr_cases')]
  if (count('total_dafw_days') > 0 && away === 0)
    tell(
      'total_dafw_days',
      count('total_deaths') > 0 ? 'ita_days_of_others' : 'ita_days_without_cases',
    )
  if (count('total_djtr_days') > 0 && restricted === 0)
    // A case with days away may have restricted days as well.
    tell('total_djtr_days', away > 0 ? 'ita_days_of_others' : 'ita_days_without_cases')
  if (away > 0 && count('total_dafw_days') === 0) tell('total_dafw_days', 'ita_cases_without_days')
  if (restricted > 0 && count('total_djtr_days') === 0)
    tell('total_djtr_days', 'ita_cases_without_days')
}

function checkSize(cells: Cells, { params }: Template, tell: TellOf): void {
  const employees = Number(cells.annual_average_employees)
  const most = params.hours_per_employee
  if (Number(cells.total_hours_worked) >= employees * most && Number(cells.total_hours_worked) > 0)
    tell('total_hours_worked', 'ita_hours', { hours: most })
  const at = params.sizes.findIndex(({ code }) => code === cells.size)
  const next = params.sizes[at + 1]
  if (at >= 0 && next !== undefined && employees >= next.from) tell('size', 'ita_size')
}

export function summary(rows: readonly ItaRow[]): ItaFile {
  const seen = new Set<string>()
  return writeFile(rows, (row) => {
    const template = templateFor(row.year_filing_for)
    const check = (cells: Cells, tell: TellOf) => {
      const key = `${cells.year_filing_for} ${cells.establishment_name?.toLowerCase()}`
      if (seen.has(key)) tell('establishment_name', 'ita_establishment_twice')
      seen.add(key)
      checkCases(cells, template, tell)
      checkDays(cells, tell)
      checkSize(cells, template, tell)
    }
    return { columns: template.params.columns, rule: used(template), check }
  })
}
