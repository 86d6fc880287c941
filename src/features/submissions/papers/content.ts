// What a paper says of the answers: everything that was asked, in the order of the version that was
// answered. Hidden questions were not asked; what is confidential is only for who may see it.
import { isSignature, type Signature } from '../../../kit/drawing/signature.ts'
import {
  type Attached,
  attachedIn,
  type Filling,
  type FormDefinition,
  labelIn,
  openFilling,
  type Question,
  type Remarks,
  remarkName,
} from '../../forms/definition/index.ts'
import {
  innerOf,
  isFail,
  isPass,
  type PaperLanguage,
  rowsOfMatrix,
  wordsOfAnswer,
} from './readable.ts'

export type PaperEntry =
  | { readonly kind: 'section'; readonly label: string }
  | { readonly kind: 'info'; readonly label: string; readonly words: string | null }
  | PaperAnswer

export type MatrixRow = {
  readonly id: string
  readonly label: string
  readonly words: string
  readonly fails: boolean
  readonly passes: boolean
}

/** What was said of a question beside its answer. */
export type PaperRemark = {
  /** The row of a matrix that it is of. */
  readonly row: string | null
  readonly note: string | null
  readonly photos: readonly Attached[]
  /** What is to be done; the deficiency that it became says by whom and when. */
  readonly action: string | null
}

export type PaperAnswer = {
  readonly kind: 'answer'
  readonly key: string
  readonly type: string
  readonly label: string
  /** Nothing where it was asked and not answered. */
  readonly words: string | null
  readonly fails: boolean
  readonly passes: boolean
  readonly critical: boolean
  readonly rows: readonly MatrixRow[]
  readonly photos: readonly Attached[]
  /** The ids of the files that it names, pictures among them. */
  readonly attached: readonly string[]
  readonly signature: Signature | null
  readonly remarks: readonly PaperRemark[]
  /** Of a repeating question: what was answered in each item. */
  readonly items: readonly (readonly PaperEntry[])[]
}

export type Failure = { readonly label: string; readonly words: string; readonly critical: boolean }

export type Content = {
  readonly entries: readonly PaperEntry[]
  readonly failures: readonly Failure[]
  /** Some of it is confidential and left out. */
  readonly withheld: boolean
}

const confidential = (question: Question): boolean => question.confidential === true

const chosenIn = (question: Question, value: unknown) =>
  question.type === 'matrix'
    ? []
    : [value ?? []].flat().flatMap((id) => {
        const option = question.options?.find((one) => one.id === String(id))
        return option === undefined ? [] : [option]
      })

function describe(
  question: Question,
  reading: PaperLanguage,
): { label: string; words: string | null } {
  const { description, descriptions } = question
  return {
    label: labelIn(question, reading.language),
    words: descriptions?.[reading.language] ?? description ?? null,
  }
}

/** How the answers are read: whether those in confidence too, and where the remarks are. */
type Said = {
  readonly all: boolean
  readonly reading: PaperLanguage
  readonly remarks: Remarks
  readonly path: readonly string[]
}

function remarksOf(question: Question, { remarks, path, reading }: Said): PaperRemark[] {
  const rows = question.type === 'matrix' ? (question.rows ?? []) : []
  const places = [
    { row: null, name: remarkName(...path, question.key) },
    ...rows.map((row) => ({
      row: labelIn(row, reading.language),
      name: remarkName(...path, question.key, row.id),
    })),
  ]
  return places.flatMap(({ row, name }) => {
    const { note = '', photos, action } = remarks[name] ?? {}
    const said = {
      row,
      note: note.trim() || null,
      photos: attachedIn(photos),
      action: action?.title ?? null,
    }
    const isEmpty = said.note === null && said.photos.length === 0 && said.action === null
    return isEmpty ? [] : [said]
  })
}

function answered(filling: Filling, question: Question, said: Said): PaperAnswer {
  const { reading, path } = said
  const { value } = filling.get(question.key)
  const rows = question.type === 'matrix' ? rowsOfMatrix(question, value, reading) : []
  const chosen = chosenIn(question, value)
  const asked = innerOf(question, reading)
  const remarks = remarksOf(question, said)
  const named = question.type === 'photo' || question.type === 'file' ? attachedIn(value) : []
  return {
    kind: 'answer',
    key: question.key,
    type: question.type,
    label: labelIn(question, reading.language),
    words: wordsOfAnswer(question, value, reading),
    fails: chosen.some(isFail) || rows.some(({ fails }) => fails),
    passes: chosen.length > 0 && chosen.every((one) => isPass(question, one)),
    critical: question.deficiency?.severity === 'critical',
    rows,
    photos: question.type === 'photo' ? named : [],
    attached: [...named, ...remarks.flatMap(({ photos }) => photos)].map(({ id }) => id),
    signature: question.type === 'signature' && isSignature(value) ? value : null,
    remarks,
    items: filling
      .items(question.key)
      .map((item) =>
        entriesOf(item.filling, asked, { ...said, path: [...path, question.key, item.id] }),
      ),
  }
}

function entriesOf(filling: Filling, asked: readonly Question[], said: Said): PaperEntry[] {
  const { all, reading } = said
  return asked.flatMap((question): PaperEntry[] => {
    if (!filling.get(question.key).visible || (confidential(question) && !all)) return []
    if (question.type === 'section' || question.type === 'page')
      return [{ kind: 'section', label: labelIn(question, reading.language) }]
    if (question.type === 'info') return [{ kind: 'info', ...describe(question, reading) }]
    return [answered(filling, question, said)]
  })
}

/** A section that asked nothing is not said. */
const withoutEmptySections = (entries: readonly PaperEntry[]): PaperEntry[] =>
  entries.filter((entry, at) => {
    if (entry.kind !== 'section') return true
    const next = entries[at + 1]
    return next !== undefined && next.kind !== 'section'
  })

function failuresIn(entries: readonly PaperEntry[], reading: PaperLanguage, under = ''): Failure[] {
  return entries.flatMap((entry): Failure[] => {
    if (entry.kind !== 'answer') return []
    const { critical } = entry
    const label = under === '' ? entry.label : `${under}: ${entry.label}`
    const rows = entry.rows
      .filter(({ fails }) => fails)
      .map((row) => ({ label: `${label}: ${row.label}`, words: row.words, critical }))
    const own =
      entry.fails && rows.length === 0 ? [{ label, words: entry.words ?? '', critical }] : []
    const within = entry.items.flatMap((item, at) =>
      failuresIn(item, reading, reading.text('item', { label, n: at + 1 })),
    )
    return [...own, ...rows, ...within]
  })
}

/** What was sent: what it answers and what was said beside. */
export type AnsweredForm = {
  readonly definition: FormDefinition
  readonly answers: Readonly<Record<string, unknown>>
  readonly remarks?: Remarks
}

export function contentOf(
  { definition, answers, remarks = {} }: AnsweredForm,
  mayAll: boolean,
  reading: PaperLanguage,
): Content {
  const filling = openFilling(definition, answers)
  const said = { all: mayAll, reading, remarks, path: [] }
  const entries = withoutEmptySections(entriesOf(filling, filling.definition.fields, said))
  const held = filling.definition.fields.some(
    (question) =>
      filling.get(question.key).visible &&
      (confidential(question) || (question.fields ?? []).some(confidential)),
  )
  return { entries, failures: failuresIn(entries, reading), withheld: held && !mayAll }
}
