// The columns of a sheet of one form over all its versions. Answers stand under the keys of their
// questions, never under a version: what a later version no longer asks keeps its column.
//
// Heads are `Label [key]`, in one line, so that the sheet can be filtered and pivoted as it is: the
// label is for people and may change, the key is for the person who joins two sheets and never does. A matrix
// has a column for each of its rows, `Label: Row [key.row]`; a repeating group one for each of its
// questions, `Label: Question [key.question]`, in which the items are numbered: `1) …; 2) …`. Where anything was
// said of a question beside its answers, a column after it has that: `Label: Note [key.remark]`.
import type { Locale } from '../../../kit/locales.ts'
import { own, partsOf } from '../../../kit/own.ts'
import type { Cell } from '../../../kit/spreadsheet/cell.ts'
import {
  attachedIn,
  type FormDefinition,
  labelIn,
  pathOfRemark,
  type Question,
  type QuestionOption,
  questionsOfRemark,
  type Remarks,
} from '../../forms/definition/index.ts'
import { openOnly } from '../content/open-only.ts'
import { innerOf, isUnanswered, type PaperLanguage, wordsOfAnswer } from './readable.ts'

export type SheetAnswers = Readonly<Record<string, unknown>>
type SheetContent = { readonly answers: SheetAnswers; readonly remarks: Remarks }
export type SheetColumn = {
  readonly head: string
  cell(row: SheetContent, reading: PaperLanguage): Cell
}

const unanswerable = new Set(['section', 'page', 'info'])
type Keyed = { readonly key?: unknown; readonly id?: unknown }

/** Those of the later version as they are; beside them those that only the earlier one had. */
function union<T extends Keyed>(later: readonly T[], earlier: readonly T[]): T[] {
  const known = new Set(later.map((one) => one.key ?? one.id))
  return [...later, ...earlier.filter((one) => !known.has(one.key ?? one.id))]
}

/** The question as the latest version asks it, with every option, row and question it ever had. */
function withEarlier(later: Question, earlier: Question): Question {
  const all = <T extends Keyed>(a: readonly T[] | undefined, b: readonly T[] | undefined) =>
    a === undefined && b === undefined ? undefined : union(a ?? [], b ?? [])
  const [options, rows, fields] = [
    all<QuestionOption>(later.options, earlier.options),
    all<QuestionOption>(later.rows, earlier.rows),
    all<Question>(later.fields, earlier.fields),
  ]
  return { ...later, ...(options && { options }), ...(rows && { rows }), ...(fields && { fields }) }
}

/** Every question that any version asks, the latest version first and in its order. */
function questionsOver(versions: readonly FormDefinition[]): Question[] {
  const found = new Map<string, Question>()
  for (const { fields } of versions)
    for (const question of fields) {
      const later = found.get(question.key)
      found.set(question.key, later === undefined ? question : withEarlier(later, question))
    }
  return [...found.values()].filter(({ type }) => !unanswerable.has(type))
}

const numeric = new Set(['number', 'calculated', 'rating'])
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** What the clock of the place showed, as it was answered. */
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/.test(value)

function cellOf(question: Question, value: unknown, reading: PaperLanguage): Cell {
  if (isUnanswered(value)) return null
  if (numeric.has(question.type) && Number.isFinite(Number(value))) return Number(value)
  if (question.type === 'date' && isDay(value)) return { day: value }
  if (question.type === 'datetime' && isMoment(value)) return { moment: value.replace('T', ' ') }
  return wordsOfAnswer(question, value, reading)
}

const itemsOf = (value: unknown): SheetAnswers[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : []

function columnsFor(question: Question, reading: PaperLanguage): SheetColumn[] {
  const { key, type, rows = [] } = question
  const label = labelIn(question, reading.language)
  if (type === 'matrix')
    return rows.map((row) => ({
      head: `${label}: ${labelIn(row, reading.language)} [${key}.${row.id}]`,
      cell({ answers }, within) {
        const chosen = partsOf(answers[key])[row.id]
        return wordsOfAnswer({ ...question, type: 'radio' }, chosen, within)
      },
    }))
  const inner = innerOf(question, reading).filter((one) => !unanswerable.has(one.type))
  if (inner.length === 0)
    return [
      {
        head: `${label} [${key}]`,
        cell: ({ answers }, within) => cellOf(question, answers[key], within),
      },
    ]
  return inner.map((one) => ({
    head: `${label}: ${labelIn(one, reading.language)} [${key}.${one.key}]`,
    cell({ answers }, within) {
      const said = itemsOf(answers[key]).flatMap((item, at) => {
        const words = wordsOfAnswer(one, item[one.key], within)
        return words === null ? [] : [`${at + 1}) ${words}`]
      })
      return said.length === 0 ? null : said.join('; ')
    },
  }))
}

/** Of which row or item it is. */
function under(question: Question, name: string, answers: SheetAnswers, language: Locale): string {
  const [, part] = pathOfRemark(name)
  const row = question.rows?.find(({ id }) => id === part)
  if (row !== undefined) return `${labelIn(row, language)}: `
  const [, inner] = questionsOfRemark([question], name)
  if (part === undefined) return ''
  const at = itemsOf(answers[question.key]).findIndex(({ id }) => String(id) === part)
  return `${at + 1}) ${inner === undefined ? '' : `${labelIn(inner, language)}: `}`
}

/** What was said of a question beside its answers, in its items and rows too. */
const remarkColumn = (question: Question, { language, text }: PaperLanguage): SheetColumn => ({
  head: `${labelIn(question, language)}: ${text('remark')} [${question.key}.remark]`,
  cell({ answers, remarks }, { names }) {
    const said = Object.entries(remarks)
      .filter(([name]) => questionsOfRemark([question], name).length > 0)
      .map(([name, { note, photos, action }]) => {
        const taken = attachedIn(photos).map(({ id }) => own(names, id) ?? id)
        const words = [note?.trim(), action?.title, ...taken].filter(Boolean).join('; ')
        return `${under(question, name, answers, language)}${words}`
      })
    return said.length === 0 ? null : said.join('\n')
  },
})

/** A question that is confidential in any version has no column for a person who may not see it. */
export const columnsOver = (
  versions: readonly FormDefinition[],
  mayAll: boolean,
  reading: PaperLanguage,
  /** The names of the questions of which anything was said. */
  remarked: readonly string[],
): SheetColumn[] =>
  questionsOver(mayAll ? versions : openOnly(versions)).flatMap((question) => [
    ...columnsFor(question, reading),
    ...(remarked.some((name) => questionsOfRemark([question], name).length > 0)
      ? [remarkColumn(question, reading)]
      : []),
  ])
