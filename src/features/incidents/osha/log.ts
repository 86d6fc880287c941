// The log of an establishment: a line for each person of a recordable incident, as the forms and files name it.

import { innerRowsOf } from '../../../register/fields/structured.ts'
import {
  dayCounts,
  type ItaRow,
  ita,
  ruleOf,
  type WorkPeriod,
  workKinds,
} from '../../../regulation/index.ts'
import { caseOf, type Texts } from '../../rules/definition/index.ts'

type Values = Readonly<Record<string, unknown>>

export type CaseGiven = {
  id: string
  incident: string
  number: string
  name: string
  day: string
  time: string | null
  where: string
  what: string
  /** The injuries in words. */
  injuries: string
  /** The answers that the classification found it recordable by. */
  answers: Texts
  facts: Values
}

export type LogCase = Omit<CaseGiven, 'answers'> & {
  column: 'G' | 'H' | 'I' | 'J'
  type: string
  privacy: boolean
  away: number
  restricted: number
}

const periodsIn = (facts: Values): WorkPeriod[] =>
  innerRowsOf(facts.periods).flatMap(({ from, to, kind, archived }) => {
    const known = workKinds.find((one) => one === kind)
    if (archived === true || known === undefined || typeof from !== 'string') return []
    return [{ from, to: typeof to === 'string' ? to : null, kind: known }]
  })

/** Nothing where it is not recordable by its own days. Days come from the periods, and from the answers where there are none. */
export function caseIn({ answers, ...given }: CaseGiven, until: string): LogCase | undefined {
  const periods = periodsIn(given.facts)
  const counted = dayCounts(periods, {
    occurred: given.day,
    until: until > given.day ? until : given.day,
  })
  const away = periods.length > 0 ? counted.away : Number(answers.daysAway ?? 0)
  const restricted = periods.length > 0 ? counted.restricted : Number(answers.daysRestricted ?? 0)
  const { recordable, column, type, privacy } = caseOf({
    ...answers,
    daysAway: String(away),
    daysRestricted: String(restricted),
    ...(given.facts.died_on != null && { death: 'yes' }),
  })
  if (!recordable || column === null || type === null) return undefined
  return { ...given, column, type, privacy, away, restricted }
}

export const columns = ['G', 'H', 'I', 'J'] as const

const words = (value: unknown): string => (typeof value === 'string' ? value : '')
const asked = (value: unknown) => (typeof value === 'boolean' ? value : '')
const sexes: Readonly<Record<string, string>> = { female: 'F', male: 'M' }

export function caseRow(one: LogCase, { name, year }: { name: string; year: number }): ItaRow {
  const { facts } = one
  const { outcomes } = ruleOf('US-ITA-CASES').params
  const outcome = { G: outcomes.death, H: outcomes.away, I: outcomes.restricted, J: outcomes.other }
  return {
    establishment_name: name,
    year_of_filing: year,
    case_number: one.number,
    job_title: words(facts.job_title),
    date_of_incident: one.day,
    incident_location: one.where,
    incident_description: [one.injuries, words(facts.object)].filter(Boolean).join(', '),
    incident_outcome: outcome[one.column],
    dafw_num_away: one.away,
    djtr_num_tr: one.restricted,
    type_of_incident: one.type.slice(1),
    date_of_birth: words(facts.birth_date),
    date_of_hire: words(facts.hire_date),
    sex: sexes[words(facts.sex)] ?? '',
    treatment_facility_type: asked(facts.emergency_room),
    treatment_in_patient: asked(facts.in_patient),
    time_started_work: words(facts.began_work).slice(0, 5),
    time_of_incident: one.time ?? '',
    time_unknown: one.time === null ? '1' : '',
    nar_before_incident: words(facts.before),
    nar_what_happened: one.what,
    nar_injury_illness: one.injuries,
    nar_object_substance: words(facts.object),
    date_of_death: words(facts.died_on),
  }
}

export type Establishment = {
  name: string
  company: string
  ein: string | null
  naics: string | null
  address: { street: string; city: string; region: string; postalCode: string } | null
  /** Of the months of the year. */
  headcounts: readonly number[]
  hours: number
}

/** Heads are averaged over the months that have a count. */
export const averageOf = ({ headcounts }: Pick<Establishment, 'headcounts'>): number =>
  headcounts.length === 0
    ? 0
    : Math.round(headcounts.reduce((sum, one) => sum + one, 0) / headcounts.length)

/** What the year of an establishment comes to, as the summary file wants it. */
export function summaryRow(of: Establishment, cases: readonly ItaRow[], year: number): ItaRow {
  const { sizes, had_cases, had_none } = ruleOf('US-ITA-SUMMARY').params
  const most = Math.max(0, ...of.headcounts)
  return {
    establishment_name: of.name,
    ein: (of.ein ?? '').replaceAll('-', ''),
    company_name: of.company,
    street_address: of.address?.street ?? '',
    city: of.address?.city ?? '',
    state: of.address?.region ?? '',
    zip: of.address?.postalCode.replaceAll('-', '') ?? '',
    naics_code: of.naics ?? '',
    industry_description: '',
    size: sizes.findLast(({ from }) => from <= most)?.code,
    establishment_type: 1,
    year_filing_for: year,
    annual_average_employees: averageOf(of),
    total_hours_worked: Math.round(of.hours),
    no_injuries_illnesses: cases.length > 0 ? had_cases : had_none,
    ...ita.totals(cases),
    change_reason: '',
  }
}
