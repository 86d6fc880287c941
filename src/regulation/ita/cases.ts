// The file of cases (300 and 301): a row for each recordable case.
import { type Rule, ruleOf, used } from '../rules.ts'
import type { CellValue } from './cells.ts'
import { type Cells, type ItaFile, type ItaRow, type TellOf, writeFile } from './file.ts'

type Template = Rule<'US-ITA-CASES'>

/** A day as it is written, so that the later of two is the greater; empty where there is none. */
const sortable = (date = ''): string => {
  const found = /^(\d\d)\D(\d\d)\D(\d{4})$/.exec(date)
  return found === null ? '' : `${found[3]}-${found[1]}-${found[2]}`
}

function checkDates(cells: Cells, { params }: Template, tell: TellOf): void {
  const incident = sortable(cells.date_of_incident)
  const [born, hired, died] = [
    sortable(cells.date_of_birth),
    sortable(cells.date_of_hire),
    sortable(cells.date_of_death),
  ]
  const isDeath = cells.incident_outcome === params.outcomes.death
  if (incident !== '' && !incident.startsWith(`${cells.year_of_filing}-`))
    tell('year_of_filing', 'ita_other_year')
  if (isDeath && died === '') tell('date_of_death', 'ita_death_date')
  if (!isDeath && died !== '') tell('date_of_death', 'ita_no_death')
  if (died !== '' && died < incident) tell('date_of_death', 'ita_death_before')
  if (born !== '' && incident !== '' && born >= incident) tell('date_of_birth', 'ita_born')
  if (hired !== '' && incident !== '' && hired > incident) tell('date_of_hire', 'ita_hired')
}

function checkDays(cells: Cells, { params }: Template, tell: TellOf): void {
  const [away, restricted] = [Number(cells.dafw_num_away), Number(cells.djtr_num_tr)]
  const { outcomes, cap } = params
  const outcome = cells.incident_outcome
  if (away + restricted > cap) tell('djtr_num_tr', 'ita_capped', { cap })
  if (outcome === outcomes.away && away === 0) tell('dafw_num_away', 'ita_days_missing')
  if (outcome === outcomes.restricted && restricted === 0) tell('djtr_num_tr', 'ita_days_missing')
  if ((outcome === outcomes.restricted || outcome === outcomes.other) && away > 0)
    tell('dafw_num_away', 'ita_outcome_days')
  if (outcome === outcomes.other && restricted > 0) tell('djtr_num_tr', 'ita_outcome_days')
}

function checkTime({ time_of_incident, time_unknown }: Cells, tell: TellOf): void {
  if (time_unknown === '' && time_of_incident === '') tell('time_of_incident', 'ita_time_missing')
  if (time_unknown !== '' && time_of_incident !== '') tell('time_of_incident', 'ita_time_known')
}

/** `names`: of people, which no text of a case may hold. */
export function cases(
  rows: readonly ItaRow[],
  { names = [] }: { names?: readonly string[] } = {},
): ItaFile {
  const template = ruleOf('US-ITA-CASES')
  const seen = new Set<string>()
  const check = (cells: Cells, tell: TellOf) => {
    const key = `${cells.establishment_name} ${cells.year_of_filing} ${cells.case_number}`
    if (seen.has(key)) tell('case_number', 'ita_case_twice')
    seen.add(key)
    checkDates(cells, template, tell)
    checkDays(cells, template, tell)
    checkTime(cells, tell)
  }
  const { columns, date_separator: separator } = template.params
  const layout = { columns, separator, rule: used(template), check }
  return writeFile(rows, () => layout, names)
}

/** The counts of a summary row from the cases of one establishment and year. */
export function totals(rows: readonly ItaRow[]): Record<string, number> {
  const { outcome, type, days } = ruleOf('US-ITA-CASES').params.totals
  const columns = [outcome, type, days].flatMap((table) => Object.values(table))
  const sums: Record<string, number> = Object.fromEntries(columns.map((column) => [column, 0]))
  const add = (column: string | undefined, count: number) => {
    if (column !== undefined) sums[column] = (sums[column] ?? 0) + count
  }
  const text = (value: CellValue) => String(value ?? '').trim()
  for (const row of rows) {
    add(outcome[text(row.incident_outcome)], 1)
    add(type[text(row.type_of_incident)], 1)
    for (const [from, to] of Object.entries(days)) add(to, Number(row[from] ?? 0))
  }
  return sums
}
