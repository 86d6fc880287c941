// The file of 300 cases, with everything that is looked at in it.
import { ita } from '../../src/regulation/index.ts'
import type { Contest } from './contest.ts'

const two = (value: number) => String(value).padStart(2, '0')

function cases() {
  return Array.from({ length: 300 }, (_, at) => ({
    establishment_name: `Yard ${at % 3}`,
    year_of_filing: 2025,
    case_number: String(at % 290),
    job_title: 'Labourer',
    date_of_incident: `${at % 50 === 0 ? 2024 : 2025}-${two((at % 12) + 1)}-${two((at % 28) + 1)}`,
    incident_location: 'North wall, bay 4',
    incident_description: at % 7 === 0 ? 'Fell from a "rolling" ladder & cut' : 'Cut to the hand',
    incident_outcome: (at % 3) + 2,
    dafw_num_away: at % 3 === 0 ? 5 : 0,
    djtr_num_tr: at % 3 === 1 ? 9 : 0,
    type_of_incident: (at % 6) + 1,
    date_of_birth: '1985-04-05',
    date_of_hire: at % 40 === 0 ? '2026-01-01' : '2019-05-06',
    sex: at % 2 === 0 ? 'M' : 'F',
    treatment_facility_type: at % 2,
    treatment_in_patient: 0,
    time_started_work: '07:00',
    time_of_incident: at % 5 === 0 ? '' : '10:45',
    time_unknown: at % 5 === 0 ? 1 : '',
    nar_before_incident: 'Stripping forms along the wall, with a bar',
    nar_what_happened: 'The bar slipped and hit the hand',
    nar_injury_illness: at % 20 === 0 ? '' : 'Cut of the left palm',
    nar_object_substance: 'Pry bar',
    date_of_death: '',
  }))
}
type Case = ReturnType<typeof cases>[number]
const names = Object.keys(cases()[0] ?? {}) as (keyof Case)[]

const optional = new Set(
  'date_of_birth date_of_hire sex treatment_facility_type treatment_in_patient time_started_work time_of_incident time_unknown date_of_death'.split(
    ' ',
  ),
)
const texts = new Set(
  'establishment_name case_number job_title incident_location incident_description nar_before_incident nar_what_happened nar_injury_illness nar_object_substance'.split(
    ' ',
  ),
)
const codes: Record<string, RegExp> = {
  incident_outcome: /^[1-4]$/,
  type_of_incident: /^[1-6]$/,
  sex: /^[MF]$/,
  treatment_facility_type: /^[01]$/,
  treatment_in_patient: /^[01]$/,
  time_unknown: /^1$/,
}
const months = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

function byHand(rows: readonly Case[]): { csv: string; told: string[] } {
  const lines = [names.join(',')]
  const told: string[] = []
  const seen = new Set<string>()
  for (const [at, row] of rows.entries()) {
    const tell = (column: string, code: string) => told.push(`${at + 1} ${column} ${code}`)
    const cells: string[] = []
    for (const name of names) {
      const text = String(row[name]).trim()
      if (text === '') {
        if (!optional.has(name)) tell(name, 'ita_required')
        cells.push('')
        continue
      }
      if (texts.has(name)) {
        if (/[\p{Cc}\p{Cf}‘’‚‛“”„‟‐‑‒–—―…]/u.test(text)) tell(name, 'ita_cleaned')
        if (/[()~@#$%^&*?/\\!]/.test(text)) tell(name, 'ita_doubtful')
        if (name === 'establishment_name' && text.length > 100) tell(name, 'ita_long')
      } else if (name.startsWith('date_')) {
        const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
        if (found === null || Number(found[3]) > (months[Number(found[2]) - 1] ?? 0))
          tell(name, 'ita_date')
        cells.push(`${text.slice(5, 7)}/${text.slice(8)}/${text.slice(0, 4)}`)
        continue
      } else if (name === 'time_started_work' || name === 'time_of_incident') {
        if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) tell(name, 'ita_time')
      } else if (name === 'dafw_num_away' || name === 'djtr_num_tr') {
        if (!/^\d+$/.test(text)) tell(name, 'ita_whole_number')
        if (Number(text) > 180) tell(name, 'ita_most')
      } else if (name === 'year_of_filing') {
        if (!/^[12]\d{3}$/.test(text)) tell(name, 'ita_year')
      } else if (codes[name]?.test(text) === false) tell(name, 'ita_code')
      cells.push(quote(text))
    }
    const key = `${row.establishment_name} ${row.year_of_filing} ${row.case_number}`
    if (seen.has(key)) tell('case_number', 'ita_case_twice')
    seen.add(key)
    const [outcome, away, restricted] = [row.incident_outcome, row.dafw_num_away, row.djtr_num_tr]
    if (!row.date_of_incident.startsWith(`${row.year_of_filing}-`))
      tell('year_of_filing', 'ita_other_year')
    if (outcome === 1 && row.date_of_death === '') tell('date_of_death', 'ita_death_date')
    if (outcome !== 1 && row.date_of_death !== '') tell('date_of_death', 'ita_no_death')
    if (row.date_of_birth >= row.date_of_incident) tell('date_of_birth', 'ita_born')
    if (row.date_of_hire > row.date_of_incident) tell('date_of_hire', 'ita_hired')
    if (away + restricted > 180) tell('djtr_num_tr', 'ita_capped')
    if (outcome === 2 && away === 0) tell('dafw_num_away', 'ita_days_missing')
    if (outcome === 3 && restricted === 0) tell('djtr_num_tr', 'ita_days_missing')
    if (outcome > 2 && away > 0) tell('dafw_num_away', 'ita_outcome_days')
    if (outcome === 4 && restricted > 0) tell('djtr_num_tr', 'ita_outcome_days')
    if (row.time_unknown === '' && row.time_of_incident === '')
      tell('time_of_incident', 'ita_time_missing')
    if (row.time_unknown !== '' && row.time_of_incident !== '')
      tell('time_of_incident', 'ita_time_known')
    lines.push(cells.join(','))
  }
  return { csv: `${lines.join('\r\n')}\r\n`, told }
}

export function file(): Contest {
  const rows = cases()
  return {
    what: 'file of 300 cases',
    ours: () => {
      const { csv, problems } = ita.cases(rows)
      return { csv, told: problems.map(({ row, column, code }) => `${row} ${column} ${code}`) }
    },
    byHand: () => byHand(rows),
  }
}
