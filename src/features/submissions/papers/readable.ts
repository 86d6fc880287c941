// An answer as words that a person reads: labels in place of ids, in one language.
import type { Locale } from '../../../kit/locales.ts'
import { isRecord, own } from '../../../kit/own.ts'
import {
  askedOfEach,
  attachedIn,
  labelIn,
  type Question,
  type QuestionOption,
} from '../../forms/definition/index.ts'
import { type PaperText, wordOf } from './paper-words.ts'

export type PaperLanguage = {
  readonly language: Locale
  readonly text: PaperText
  /** What the ids in answers are called: people, places, equipment, files. */
  readonly names: Readonly<Record<string, string>>
  moment(instant: string): string
  day(day: string): string
  /** A time of day, and a day with its time, as no zone moves them. */
  time(time: string): string
  dayAndTime(local: string): string
  number(value: unknown): string
}

type Branch = QuestionOption & { readonly children?: readonly Branch[] }
type Say = (question: Question, value: unknown, reading: PaperLanguage) => string

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const plain: Say = (_, value) => list(value).map(String).join('; ')

function withId(options: readonly Branch[] | undefined, id: unknown): Branch | undefined {
  for (const option of options ?? []) {
    const found = option.id === String(id) ? option : withId(option.children, id)
    if (found !== undefined) return found
  }
  return undefined
}

/** The option's label, else the name of the row that the id is of; an id that nobody knows stands for itself. */
const called = (id: unknown, question: Question, { language, names }: PaperLanguage): string => {
  const option = withId(question.options, id)
  return option === undefined ? (own(names, String(id)) ?? String(id)) : labelIn(option, language)
}

const chosen: Say = (question, value, reading) =>
  list(value)
    .map((id) => called(id, question, reading))
    .join('; ')

/** A kind, and some of its members. */
const grouped =
  (kind: string, members: string, nameOf: Say = chosen): Say =>
  (question, value, reading) => {
    if (!isRecord(value)) return chosen(question, value, reading)
    const within = list(value[members] ?? [])
    const head = nameOf(question, value[kind], reading)
    return within.length === 0 ? head : `${head}: ${chosen(question, within, reading)}`
  }

const number: Say = ({ unit = '' }, value, reading) =>
  [reading.number(value), unit].filter(Boolean).join(' ')

export const isFail = ({ fails }: QuestionOption): boolean => fails === true

/** Of a question that can be failed: what is not good is merely no fail, such as “not applicable”. */
export const isPass = ({ options = [] }: Question, option: QuestionOption): boolean =>
  options.some(isFail) && !isFail(option) && (option.tone === 'good' || (option.score ?? 0) > 0)

/** Each row of a matrix that is answered, with whether that fails it. */
export const rowsOfMatrix = (question: Question, value: unknown, { language }: PaperLanguage) =>
  (question.rows ?? []).flatMap((row) => {
    const option = withId(question.options, isRecord(value) ? value[row.id] : undefined)
    if (option === undefined) return []
    return [
      {
        id: row.id,
        label: labelIn(row, language),
        words: labelIn(option, language),
        fails: isFail(option),
        passes: isPass(question, option),
      },
    ]
  })

const matrix: Say = (question, value, reading) =>
  rowsOfMatrix(question, value, reading)
    .map(({ label, words }) => `${label}: ${words}`)
    .join('; ')

const files: Say = (_, value, { names }) =>
  attachedIn(value)
    .map(({ id, caption }) => [own(names, id) ?? id, caption].filter(Boolean).join(' – '))
    .join('; ')

const signature: Say = (_, value, { text, moment }) => {
  if (!isRecord(value)) return String(value)
  const { name, method, signed_at } = value
  return `${name}, ${wordOf(text, 'method', String(method))}, ${moment(String(signed_at))}`
}

/** Each item with its number: `1) Task: …, Hazard: …; 2) …`. */
const items: Say = (question, value, reading) =>
  list(value)
    .filter(isRecord)
    .map((item, at) => {
      const said = innerOf(question, reading).flatMap((inner) => {
        const words = wordsOfAnswer(inner, item[inner.key], reading)
        return words === null ? [] : [`${labelIn(inner, reading.language)}: ${words}`]
      })
      return `${at + 1}) ${said.join(', ')}`
    })
    .join('; ')

const byType: Readonly<Record<string, Say>> = {
  date: (_, value, { day }) => day(String(value)),
  time: (_, value, { time }) => time(String(value)),
  datetime: (_, value, { dayAndTime }) => dayAndTime(String(value)),
  number,
  calculated: number,
  rating: ({ max }, value) => `${value} / ${max ?? 5}`,
  radio: chosen,
  select: chosen,
  checkbox: chosen,
  multiplechoice: chosen,
  treeselect: chosen,
  select_resource: chosen,
  notification: chosen,
  witness: chosen,
  visitor: chosen,
  location: chosen,
  project: chosen,
  chemical: chosen,
  role: grouped('role', 'accounts', (_, role, { text }) =>
    wordOf(
      text,
      'role',
      { 1: 'hs_manager', 3: 'hs_user', 6: 'management' }[String(role)] ?? String(role),
    ),
  ),
  asset: grouped('assetType', 'assets'),
  matrix,
  photo: files,
  file: files,
  signature,
  group: items,
  hazard: items,
}

const ofIncidents = grouped('main_list', 'sublist')
const incidentSlugs: ReadonlySet<string> = new Set(['incident_list', 'incident_reasons_list'])

/** Nothing was answered. */
export const isUnanswered = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

export function wordsOfAnswer(
  question: Question,
  value: unknown,
  reading: PaperLanguage,
): string | null {
  if (isUnanswered(value)) return null
  const say = incidentSlugs.has(question.slug ?? '')
    ? ofIncidents
    : (byType[question.type] ?? plain)
  return say(question, value, reading)
}

/** What a repeating question asks of each item; of hazards in the language of the paper. */
export function innerOf(question: Question, { text }: PaperLanguage): readonly Question[] {
  const inner = askedOfEach(question) ?? []
  if (question.type !== 'hazard') return inner
  return inner.map((one) => ({ ...one, label: wordOf(text, 'hazard', one.key) }))
}

const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Every id that answers hold, wherever it stands in them. */
export function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (identifier.test(value)) found.add(value)
  } else if (Array.isArray(value)) for (const one of value) idsIn(one, found)
  else if (isRecord(value)) for (const one of Object.values(value)) idsIn(one, found)
  return found
}
