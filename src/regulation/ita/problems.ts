// What can be wrong with a row, and what to do about it. Screens say it in the language of the reader,
// by its code; the sentences here are the English of the catalogue.
import type { StepValues } from '../contract.ts'

const sentences = {
  ita_required: 'Fill this in: it must not be blank.',
  ita_zero: 'Write a number; 0 where there were none.',
  ita_whole_number: 'Write a whole number without commas or decimals.',
  ita_most: 'Write {max} at most.',
  ita_long: 'Shorten it to {max} characters.',
  ita_cleaned: 'It is sent as “{after}”.',
  ita_doubtful: 'OSHA may refuse these characters: {characters}. Leave them out if it does.',
  ita_digits: 'Write {lengths} digits and nothing else.',
  ita_state: 'Write the two capital letters of the state.',
  ita_po_box: 'Write a street address: a P.O. box is refused.',
  ita_code: 'Write one of: {codes}.',
  ita_year: 'Write a year of four digits.',
  ita_date: 'Write a day that exists, as 2026-03-07 or 03/07/2026.',
  ita_time: 'Write a time from 00:00 to 23:59.',
  ita_name: 'Take the name out: {name}.',
  ita_column: 'This column does not exist; it is left out.',
  ita_establishment_twice:
    'Each establishment appears once for a year; give this one another name.',
  ita_case_twice: 'This case number is already in the file; give each case its own.',
  ita_no_cases: 'Write {none} if there were no cases, or enter the cases.',
  ita_cases: 'Write {had} if there were cases, or set the counts to 0.',
  ita_reconcile:
    'The outcomes come to {outcomes} cases, the types to {types}: correct one of them.',
  ita_days_without_cases: 'There are days but no such cases: correct one of them.',
  ita_days_of_others: 'These days must come from cases with another outcome; check them.',
  ita_cases_without_days: 'There are such cases but no days: correct one of them.',
  ita_hours: 'Fewer than {hours} hours for each employee: check the hours and the employees.',
  ita_many_cases: 'There are more cases than employees; check both.',
  ita_size: 'The size is smaller than the average number of employees; check both.',
  ita_other_year: 'The incident was in another year: write that year, or correct the date.',
  ita_death_date: 'Write the date of death.',
  ita_no_death: 'A date of death goes with the outcome death alone.',
  ita_death_before: 'The death cannot be before the incident.',
  ita_outcome_days: 'These days do not go with the outcome: correct one of them.',
  ita_days_missing: 'This outcome has at least one day: enter the days.',
  ita_capped: 'Days away and days restricted come to {cap} at most for one case.',
  ita_time_missing: 'Write the time, or mark it as unknown.',
  ita_time_known: 'Leave the time blank where it is unknown.',
  ita_born: 'The birth must be before the incident; check the dates.',
  ita_hired: 'The hire is after the incident; check the dates.',
  ita_header: 'This is not a file of summaries or cases: its first line names other columns.',
  ita_cells: 'This line has {cells} cells; it needs {columns}.',
  ita_quotes: 'A quotation mark is not closed.',
} as const

export type ItaProblemCode = keyof typeof sentences
export const itaSentences: Readonly<Record<ItaProblemCode, string>> = sentences

export type ItaProblem = {
  /** Counted from 1; 0 for the file. */
  row: number
  column: string
  code: ItaProblemCode
  message: string
  values: StepValues
  severity: 'error' | 'warning'
}

const warnings: readonly ItaProblemCode[] = [
  'ita_cleaned',
  'ita_doubtful',
  'ita_column',
  'ita_days_of_others',
  'ita_cases_without_days',
  'ita_many_cases',
  'ita_size',
  'ita_hired',
]

export function problem(
  row: number,
  column: string,
  code: ItaProblemCode,
  values: StepValues = {},
): ItaProblem {
  const message = sentences[code].replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
  const severity = warnings.includes(code) ? 'warning' : 'error'
  return { row, column, code, message, values, severity }
}
