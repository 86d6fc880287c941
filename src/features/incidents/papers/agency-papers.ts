// What the papers of agencies say, worked out of the record of an incident. Which things they say is the regulation
// room's; here stands where each of them is known from. `null` is what is still missing.
import { isAddress, onOneLine } from '../../../kit/address.ts'
import { dayIn, timeIn, zonedIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { Say } from '../../../kit/sentences.ts'
import { kindOf } from '../../../register/fields/all.ts'
import { innerRowsOf } from '../../../register/fields/structured.ts'
import { form7, form7Fields, ruleOf } from '../../../regulation/index.ts'
import type { FoundCode } from '../law/judge.ts'
import { natures } from '../people/injuries.ts'
import type { InjuryDetails } from '../people/people.contract.ts'
import { claimFields } from './claim-fields.ts'

export type KnownPerson = {
  role: string
  name: string
  employer: string
  details: InjuryDetails | null
  /** What the company knows of somebody of its own, by the names that papers ask by. */
  known: Readonly<Record<string, unknown>>
}
export type IncidentForPapers = {
  number: string
  day: string
  time: string | null
  zone: string
  where: string
  place_address: unknown
  what: string
  at_once: string | null
  asset: string | null
  reported_at: string
  reported_by: string | null
  company: string
  legal_name: string | null
  address: unknown
  wsib_account: string | null
  naics: string | null
  /** Null where it was on no project. */
  role_of_company: string | null
  constructor_name: string | null
  actions: readonly string[]
  people: readonly KnownPerson[]
}
export type Fact = { code: string; words: string | null }

/** How words of the person who reads it are said: those of definitions, and those of the rules by their key. */
export type Speech = { language: Locale; say: Say; rule(key: string): string }

export const joined = (words: readonly (string | null | undefined)[], by = ', '): string | null => {
  const said = words.filter((one) => one !== null && one !== undefined && one.trim() !== '')
  return said.length === 0 ? null : said.join(by)
}
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null
const addressOf = (value: unknown): string | null =>
  isAddress(value) ? textOf(onOneLine(value)) : null

const injuriesOf = (person: KnownPerson, speech: Speech): string | null =>
  joined([bodyWords(person, speech), person.details?.treatment], '; ')

/** Where on the body and how, the treatment left out. */
export const bodyWords = ({ details }: KnownPerson, { say, rule }: Speech): string | null =>
  joined(
    [
      ...(details?.injuries ?? []).map(({ part, side, nature }) =>
        joined(
          [say(natures[nature]), rule(`body_${part}`), side === null ? '' : rule(`side_${side}`)],
          ' · ',
        ),
      ),
    ],
    '; ',
  )

export const whenOf = ({ day, time }: IncidentForPapers, { language }: Speech): string =>
  joined([dayIn(language, day), time === null ? null : timeIn(language, time)]) ?? ''

export const ofRole = ({ people }: IncidentForPapers, role: string) =>
  people.filter((one) => one.role === role)

export const witnessesOf = (incident: IncidentForPapers, { say }: Speech): string =>
  joined(
    ofRole(incident, 'witness').map(({ name, employer }) => joined([name, employer])),
    '; ',
  ) ?? say('None named')

const said = (values: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
/** What was said of the case goes before what the company knows. */
export const factsOf = ({ details, known }: KnownPerson): Readonly<Record<string, unknown>> => ({
  ...known,
  ...said(details?.facts),
})

/** Of nobody who was hurt. */
const ofTheHurt = ['worker', 'nature_of_injury', 'practitioner']

/** What a written notice says, in the order of the regulation. */
export function noticeFacts(incident: IncidentForPapers, code: string, speech: Speech): Fact[] {
  const hurt = ofRole(incident, 'injured')
  const each = (say: (one: KnownPerson) => string | null) =>
    hurt.length > 0 && hurt.every((one) => say(one) !== null) ? joined(hurt.map(say), '\n') : null
  const employer = joined([incident.legal_name ?? incident.company, addressOf(incident.address)])
  const known: Readonly<Record<string, string | null>> = {
    employer: addressOf(incident.address) === null ? null : employer,
    constructor: incident.role_of_company === 'constructor' ? employer : incident.constructor_name,
    worker: each((one) => {
      const at = addressOf(factsOf(one).address)
      return at === null ? null : joined([one.name, one.employer, at])
    }),
    circumstances: joined(
      [
        incident.what,
        incident.asset,
        ...hurt.flatMap((one) => [textOf(factsOf(one).before), textOf(factsOf(one).object)]),
      ],
      '\n',
    ),
    time_and_place: joined([
      whenOf(incident, speech),
      incident.where,
      addressOf(incident.place_address),
    ]),
    nature_of_injury: each((one) => injuriesOf(one, speech)),
    practitioner: each((one) =>
      joined([
        textOf(factsOf(one).physician),
        textOf(factsOf(one).facility),
        addressOf(factsOf(one).facility_address),
      ]),
    ),
    witnesses: witnessesOf(incident, speech),
    steps_against_recurrence: joined([incident.at_once, ...incident.actions], '\n'),
  }
  return ruleOf('ON-NOTICE-CONTENTS')
    .params.contents.filter((one) => one !== 'constructor' || incident.role_of_company !== null)
    .filter((one) => code !== 'ON-53' || hurt.length > 0 || !ofTheHurt.includes(one))
    .map((one) => ({ code: one, words: known[one] ?? null }))
}

/** The first day off work, and the day of return to any. */
function absenceOf(facts: Readonly<Record<string, unknown>>, { language }: Speech) {
  const periods = innerRowsOf(facts.periods).filter(({ archived }) => archived !== true)
  const days = (kinds: (kind: unknown) => boolean) =>
    periods
      .filter(({ kind }) => kinds(kind))
      .map(({ from }) => String(from))
      .sort()
  const lost = days((kind) => kind === 'off')[0]
  const back = days((kind) => kind !== 'off').find((day) => lost !== undefined && day > lost)
  const said = (day: string | undefined) => (day === undefined ? null : dayIn(language, day))
  return { first_day_lost: said(lost), returned_on: said(back) }
}

/** Every field of a Form 7 of one person, as it is known. */
function claimWords(
  incident: IncidentForPapers,
  person: KnownPerson,
  speech: Speech,
): Readonly<Record<string, string | null>> {
  const facts = factsOf(person)
  const { language, say } = speech
  const claim: Readonly<Record<string, unknown>> = {
    ...person.known,
    ...said(person.details?.claim),
  }
  const asked = Object.fromEntries(
    Object.entries(claimFields).map(([name, field]) => {
      const value = claim[name]
      if (value === null || value === undefined) return [name, null]
      return [
        name,
        field.kind === 'date'
          ? dayIn(language, String(value))
          : kindOf(field).toText(value, field, say),
      ]
    }),
  )
  const day = (value: unknown) => (textOf(value) === null ? null : dayIn(language, String(value)))
  return {
    ...asked,
    worker_name: person.name,
    job_title: textOf(facts.job_title),
    birth_date: day(facts.birth_date),
    address: addressOf(facts.address),
    sex: textOf(facts.sex) === null ? null : say(sexes[String(facts.sex)] ?? ''),
    hire_date: day(facts.hire_date),
    trade_name: incident.company,
    legal_name: incident.legal_name,
    account_number: incident.wsib_account,
    classification: asked.classification ?? incident.naics,
    employer_address: addressOf(incident.address),
    accident_at: whenOf(incident, speech),
    reported_at: zonedIn(language, incident.reported_at, incident.zone),
    reported_to: asked.reported_to ?? incident.reported_by,
    body_parts: injuriesOf(person, speech),
    what_happened: joined([incident.what, textOf(facts.before), textOf(facts.object)], '\n'),
    witnesses: witnessesOf(incident, speech),
    health_care_where: joined([
      textOf(facts.physician),
      textOf(facts.facility),
      addressOf(facts.facility_address),
    ]),
    ...absenceOf(facts, speech),
  }
}
const sexes: Readonly<Record<string, string>> = { female: 'Female', male: 'Male', other: 'Another' }

export type Form7Of = {
  found: readonly FoundCode[]
  /** Whether it was recorded as sent: the social insurance number is gone then. */
  sent: boolean
  sinGone: string
}

/** The sections that the claim needs, and how much of them is known. */
export function form7Of(
  incident: IncidentForPapers,
  person: KnownPerson,
  { found, sent, sinGone }: Form7Of,
  speech: Speech,
) {
  const words: Readonly<Record<string, string | null>> = {
    ...claimWords(incident, person, speech),
    ...(sent && { sin: sinGone }),
  }
  const at = (code: string): string | null => words[code] ?? null
  const { sections, completeness } = form7({
    reportable: found.includes('claim'),
    short: found.includes('claim_short'),
    filled: form7Fields.filter((code) => at(code) !== null),
  })
  return {
    completeness,
    sections: sections.map(({ code, fields }) => ({
      code,
      facts: fields.map((field): Fact => ({ code: field, words: at(field) })),
    })),
  }
}
