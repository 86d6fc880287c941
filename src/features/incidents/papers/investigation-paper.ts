// What the report of an investigation says: what happened, who was there, what was found, and the statements.
import { dayIn, timeIn, zonedIn } from '../../../kit/language/numbers-and-days.ts'
import { type Fields, labelOf } from '../../../register/define.ts'
import { kindOf } from '../../../register/fields/all.ts'
import { innerRowsOf } from '../../../register/fields/structured.ts'
import { type Cause, causeKinds } from '../investigation/causes.ts'
import * as ofInvestigation from '../investigation/investigation-fields.ts'
import { type RoleInIncident, roles } from '../people/injuries.ts'
import { kinds } from '../record/kinds.ts'
import { severities } from '../severities.ts'
import type { GivenMarkOfStatement } from '../statements/statements.contract.ts'
import type { Speech } from './agency-papers.ts'
import type { WordOfPapers } from './server/words-of-papers.ts'

type Values = Readonly<Record<string, unknown>>
type Line = { label: string; words: string | null }
type Part = { title: string | null; facts: readonly Line[] }

export type PaperStatement = {
  who: string
  words: string
  /** In which they were said: another than that of the paper. */
  lang: string
  lines: readonly string[]
  given: GivenMarkOfStatement | null
}

const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && value !== false

const lines = (fields: Fields, values: Values, { say, language }: Speech): Line[] =>
  Object.entries(fields)
    .filter(([name, { kind }]) => kind !== 'rows' && kind !== 'files' && isThere(values[name]))
    .map(([name, field]) => ({
      label: say(labelOf(name, field)),
      words:
        field.kind === 'date'
          ? dayIn(language, String(values[name]))
          : kindOf(field).toText(values[name], field, say),
    }))

const said = (value: unknown): string | null => (isThere(value) ? String(value) : null)
const present = (value: unknown) => innerRowsOf(value).filter(({ archived }) => archived !== true)

const whenOf = (row: Values, { language }: Speech): string =>
  [
    said(row.day) && dayIn(language, String(row.day)),
    said(row.time) && timeIn(language, String(row.time)),
  ]
    .filter(Boolean)
    .join(', ')

type Whole = {
  incident: {
    kind: keyof typeof kinds
    severity: string | null
    day: string
    time: string | null
    where: string
    what: string
    at_once: string | null
    actions: readonly string[]
    people: readonly { name: string; role: RoleInIncident; employer: string }[]
  }
  values: Values
  causes: readonly Cause[]
}

/** What is known; a part of which nothing is known is left out. */
export function investigationParts(
  { incident, values, causes }: Whole,
  speech: Speech,
  text: WordOfPapers,
): Part[] {
  const { say } = speech
  const field = (fields: Fields, name: string) => {
    const one = fields[name]
    return one === undefined ? name : say(labelOf(name, one))
  }
  const teamRoles = ofInvestigation.ofTeam.team.columns.role.options
  const severity = Object.entries(severities).find(([name]) => name === incident.severity)?.[1]
  const parts: Part[] = [
    {
      title: text('happened'),
      facts: [
        { label: text('kind'), words: say(kinds[incident.kind]) },
        { label: text('when'), words: whenOf(incident, speech) },
        { label: text('where'), words: said(incident.where) },
        { label: text('what'), words: incident.what },
        ...(incident.at_once === null ? [] : [{ label: text('at_once'), words: incident.at_once }]),
        ...(severity === undefined ? [] : [{ label: text('severity'), words: say(severity) }]),
      ],
    },
    {
      title: text('people'),
      facts: incident.people.map(({ name, role, employer }) => ({
        label: say(roles[role]),
        words: [name, employer].filter(Boolean).join(', '),
      })),
    },
    {
      title: field(ofInvestigation.ofTeam, 'team'),
      facts: [
        ...lines(ofInvestigation.ofTeam, values, speech),
        ...present(values.team).map((one) => ({
          label: say(Object.entries(teamRoles).find(([name]) => name === one.role)?.[1] ?? ''),
          words: said(one.name),
        })),
      ],
    },
    {
      title: field(ofInvestigation.ofTimeline, 'timeline'),
      facts: present(values.timeline).map((one) => ({
        label: whenOf(one, speech),
        words: said(one.event),
      })),
    },
    {
      title: field(ofInvestigation.ofEvidence, 'interviews'),
      facts: present(values.interviews).map((one) => ({
        label: [said(one.name), whenOf(one, speech)].filter(Boolean).join(', '),
        words: said(one.said),
      })),
    },
    {
      title: field(ofInvestigation.ofFindings, 'whys'),
      facts: present(values.whys).map((one) => ({
        label: String(one.why),
        words: said(one.answer),
      })),
    },
    {
      title: text('causes'),
      facts: causes.map(({ kind, depth, text: words }) => ({
        label: say(causeKinds[kind]),
        words: `${'→ '.repeat(depth)}${words}`,
      })),
    },
    { title: text('findings'), facts: lines(ofInvestigation.ofFindings, values, speech) },
    {
      title: text('actions'),
      facts: incident.actions.map((words, at) => ({ label: String(at + 1), words })),
    },
    { title: text('lessons'), facts: lines(ofInvestigation.ofLessons, values, speech) },
  ]
  return parts.filter(({ facts }) => facts.length > 0)
}

type Told = {
  name: string
  role: RoleInIncident
  words: string
  lang: string
  taken_by: string | null
  taken_at: string
  signed: {
    given: GivenMarkOfStatement
    statement: string
    at: string
    witness: string | null
    attestation: string | null
    by_link: boolean
  } | null
}

/** Each statement with what makes its signature evidence. */
export function statementOnPaper(
  one: Told,
  { speech, text, zone }: { speech: Speech; text: WordOfPapers; zone: string },
): PaperStatement {
  const moment = (at: string) => zonedIn(speech.language, at, zone)
  const { signed } = one
  const how = signed?.by_link === true ? 'signed_link' : 'signed_at'
  return {
    who: `${one.name} · ${speech.say(roles[one.role])}`,
    words: one.words,
    lang: one.lang,
    given: signed?.given ?? null,
    lines: [
      text('taken', { name: one.taken_by ?? '—', when: moment(one.taken_at) }),
      ...(signed === null
        ? [text('unsigned')]
        : [
            text(signed.given.method === 'pin' ? 'signed_pin' : how, { when: moment(signed.at) }),
            `“${signed.statement}”`,
            ...(signed.attestation === null
              ? []
              : [text('attested', { name: signed.witness ?? '—', words: signed.attestation })]),
          ]),
    ],
  }
}
