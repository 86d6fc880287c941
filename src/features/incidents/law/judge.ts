// What an incident is by law, and what is due of it. The regulation room works everything out; here stands what it is
// asked, from the answers to the questions of its calculators.
import type { Country } from '../../../manifest/companies.ts'
import { type Answered, dueAt, type ResultStep, rowOf } from '../../../regulation/index.ts'
import {
  type Calculator,
  caseOf,
  claim,
  claimOf,
  critical,
  criticalOf,
  initialOf,
  phone,
  phoneOf,
  project,
  projectOf,
  recordable,
  type Texts,
} from '../../rules/definition/index.ts'

export type LegalSetting = {
  country: Country
  zone: string
  /** `2026-03-07T23:30` on the clocks of the place, or the day alone. */
  occurred: string
  severity: string | null
  illness: boolean
  project: boolean
}
/** When the employer learned of it, and the answers by calculator. */
export type Facts = { learned: string; answers: Readonly<Record<string, Texts>> }

export const foundCodes = [
  'critical',
  'section53',
  'opinion',
  'claim',
  'claim_short',
  'recordable',
  'privacy',
  'phone',
] as const
export type FoundCode = (typeof foundCodes)[number]

export type DutyDue = {
  code: string
  rule_from: string
  recipients: string[]
  citation: string
  due_at: string
}
type Path = readonly (ResultStep | Answered)[]
export type Judged = { found: FoundCode[]; duties: DutyDue[]; path: Path }

const dayOf = (moment: string): string => moment.slice(0, 10)

/** Which questions are asked where it happened. */
export const asked = ({ country, project: onProject }: LegalSetting): readonly Calculator[] =>
  country === 'US' ? [recordable, phone] : [critical, ...(onProject ? [project] : []), claim]

/** Nobody is hurt until somebody says so. */
const nothing: Readonly<Record<string, Texts>> = {
  critical: { fractures: '' },
  project: { happened: '' },
  claim: { healthCare: '' },
  recordable: { treatments: '' },
  phone: { severe: '' },
}

/** What the incident says itself. */
const saidByIncident = (about: LegalSetting, learned: string): Readonly<Record<string, Texts>> => ({
  project: { day: dayOf(about.occurred) },
  claim: { accidentOn: dayOf(about.occurred), learnedOn: dayOf(learned) },
})

/** Questions that nobody is asked, since the incident answers them. */
export const isSaidByIncident = (calculator: string, field: string): boolean =>
  ['project.day', 'project.hurt', 'claim.accidentOn', 'claim.learnedOn'].includes(
    `${calculator}.${field}`,
  )

const beginning = (about: LegalSetting): Facts['answers'] =>
  Object.fromEntries(
    asked(about).map(({ name, fields }) => [
      name,
      {
        ...Object.fromEntries(
          Object.entries(fields).map(([field, one]) => [
            field,
            initialOf(one, dayOf(about.occurred)),
          ]),
        ),
        ...nothing[name],
      },
    ]),
  )

export const answersTo = (
  name: string,
  about: LegalSetting,
  { learned, answers }: Facts,
): Texts => ({
  ...beginning(about)[name],
  ...answers[name],
  ...saidByIncident(about, learned)[name],
})

/** The rules leave some injuries to a person, who says how bad they are. */
const isGrave = (severity: string | null): boolean =>
  severity === 'critical' || severity === 'fatal'

type Owed = { code: string; at: string }

function inOntario(
  about: LegalSetting,
  facts: Facts,
): { found: FoundCode[]; owed: Owed[]; path: Path } {
  const { occurred, severity } = about
  const injury = criticalOf(answersTo('critical', about, facts))
  const claimed = claimOf(answersTo('claim', about, facts))
  const { healthCare, absent } = answersTo('claim', about, facts)
  const notice =
    severity === 'fatal' || injury.notice === true || (injury.notice === 'ask' && isGrave(severity))
  const hurt = notice || healthCare === 'yes' || absent === 'yes'
  const listed = about.project
    ? projectOf({ ...answersTo('project', about, facts), hurt: hurt ? 'yes' : '' })
    : undefined
  const owed: Owed[] = []
  if (notice)
    owed.push({ code: 'ON-51-NOTICE', at: occurred }, { code: 'ON-51-REPORT', at: occurred })
  else if (about.illness) {
    if (claimed.reportable) owed.push({ code: 'ON-52-2', at: facts.learned })
  } else if (hurt) owed.push({ code: 'ON-52-1', at: occurred })
  if (listed?.applies === true) owed.push({ code: 'ON-53', at: occurred })
  if (listed?.opinion === true) owed.push({ code: 'ON-420-5', at: occurred })
  if (claimed.obligationOn !== null) {
    const from = [claimed.obligationOn, dayOf(facts.learned)].sort()[1] ?? claimed.obligationOn
    owed.push({ code: 'ON-WSIB-7', at: from })
  }
  const found: [FoundCode, boolean][] = [
    ['critical', notice],
    ['section53', listed?.applies === true],
    ['opinion', listed?.opinion === true],
    ['claim', claimed.reportable],
    ['claim_short', claimed.reportable && claimed.short],
  ]
  return {
    found: found.flatMap(([code, holds]) => (holds ? [code] : [])),
    owed,
    path: [...injury.path, ...(listed?.path ?? []), ...claimed.path],
  }
}

function inUnitedStates(about: LegalSetting, facts: Facts) {
  const entered = caseOf(answersTo('recordable', about, facts))
  const called = phoneOf(answersTo('phone', about, facts))
  const owed: Owed[] = []
  if (called.code !== null) owed.push({ code: called.code, at: facts.learned })
  if (entered.recordable) owed.push({ code: 'US-1904-LOG', at: facts.learned })
  const found: [FoundCode, boolean][] = [
    ['recordable', entered.recordable],
    ['privacy', entered.privacy],
    ['phone', called.owed],
  ]
  return {
    found: found.flatMap(([code, holds]) => (holds ? [code] : [])),
    owed,
    path: [...entered.path, ...called.path],
  }
}

export function judge(about: LegalSetting, facts: Facts): Judged {
  const { found, owed, path } =
    about.country === 'US' ? inUnitedStates(about, facts) : inOntario(about, facts)
  const duties = owed.map(({ code, at }): DutyDue => {
    const { due, rule } = dueAt(code, { at, zone: about.zone })
    const { recipients, citation } = rowOf(code, dayOf(at))
    return { code, rule_from: rule.from, recipients, citation, due_at: due }
  })
  return { found, duties: duties.sort((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at)), path }
}

type KnownDuty = { code: string; due_at: string; sent_at: string | null }

/** What a classification changes: what comes, what goes, what is due at another time. What was sent stays. */
export function difference(known: readonly KnownDuty[], duties: readonly DutyDue[]) {
  const before = new Map(known.map((one) => [one.code, one]))
  const after = new Map(duties.map((one) => [one.code, one]))
  return {
    comes: duties.filter(({ code }) => !before.has(code)),
    goes: known.filter(({ code, sent_at }) => sent_at === null && !after.has(code)),
    moves: duties.flatMap((one) => {
      const was = before.get(one.code)
      return was !== undefined && Date.parse(was.due_at) !== Date.parse(one.due_at)
        ? [{ code: one.code, from: was.due_at, to: one.due_at }]
        : []
    }),
  }
}
