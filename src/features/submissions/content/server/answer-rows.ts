// The answers as reports count them: one row an option, a row of a matrix, an item of a group.
import { partsOf } from '../../../../kit/own.ts'
import { attachedIn, type Filling, type Question } from '../../../forms/definition/index.ts'

export type AnswerRow = {
  key: string
  /** The item of a repeating group, from 1 as people count. */
  of_row: number | null
  matrix_row: string | null
  option_id: string | null
  text: string | null
  num: number | null
  day: string | null
  fails: boolean
}

type Value = Partial<Omit<AnswerRow, 'key' | 'of_row'>>

const longestText = 500
const said = (text: string): Value => ({ text: text.slice(0, longestText).toWellFormed() })
const list = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String)
export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
const realDay = /^\d{4}-\d{2}-\d{2}/

function chosen({ options = [] }: Question, id: string): Value {
  return {
    option_id: id,
    fails: options.some((option) => option.id === id && option.fails === true),
  }
}

/** A kind with its members: each member counts; the kind alone where it has none. */
function members(value: unknown, kind: string, of: string): Value[] {
  const { [kind]: first, [of]: rest } = partsOf(value)
  const ids = Array.isArray(rest) ? rest.map(String) : []
  return (ids.length > 0 ? ids : [String(first)]).map((id) => ({ option_id: id }))
}

const options = (question: Question, value: unknown) =>
  list(value).map((id) => chosen(question, id))
const number = (_: Question, value: unknown): Value[] => [{ num: Number(value) }]
const counted = (_: Question, value: unknown): Value[] => [{ num: attachedIn(value).length }]
const dated = (_: Question, value: unknown): Value[] => {
  const day = realDay.exec(String(value))?.[0]
  return [{ ...said(String(value)), ...(day !== undefined && { day }) }]
}
const people = (_: Question, value: unknown): Value[] =>
  list(value).map((one) => (isId(one) ? { option_id: one } : said(one)))

const byType: Readonly<Record<string, (question: Question, value: unknown) => Value[]>> = {
  number,
  rating: number,
  calculated: number,
  date: dated,
  datetime: dated,
  radio: options,
  select: options,
  checkbox: options,
  multiplechoice: options,
  treeselect: options,
  select_resource: options,
  location: options,
  project: options,
  chemical: options,
  witness: people,
  visitor: people,
  notification: people,
  role: (_, value) => members(value, 'role', 'accounts'),
  asset: (_, value) => members(value, 'assetType', 'assets'),
  photo: counted,
  file: counted,
  signature: () => [{ num: 1 }],
  matrix: (question, value) =>
    Object.entries(partsOf(value)).map(([row, id]) => ({
      ...chosen(question, String(id)),
      matrix_row: row,
    })),
}

const incidents = new Set(['incident_list', 'incident_reasons_list'])
const incident = (_: Question, value: unknown) => members(value, 'main_list', 'sublist')

const valuesOf = (question: Question, value: unknown): Value[] => {
  const read = incidents.has(question.slug ?? '') ? incident : byType[question.type]
  return read?.(question, value) ?? [said(String(value))]
}

const whole = (key: string, of_row: number | null, value: Value): AnswerRow => ({
  key,
  of_row,
  matrix_row: null,
  option_id: null,
  text: null,
  num: null,
  day: null,
  fails: false,
  ...value,
})

/** Only shown answers, in the order of the form. */
export function answerRows(
  filling: Filling,
  within?: { row: number; prefix: string },
): AnswerRow[] {
  const answers = filling.answers()
  return filling.definition.fields.flatMap((question): AnswerRow[] => {
    const { key, type } = question
    const value = answers[key]
    if (value === undefined) return []
    if (type === 'group' || type === 'hazard') {
      // The questions of a hazard are the same in every form: their keys need the question's.
      const prefix = type === 'hazard' ? `${key}.` : ''
      return filling
        .items(key)
        .flatMap((item) => answerRows(item.filling, { row: item.number, prefix }))
    }
    return valuesOf(question, value).map((one) =>
      whole(`${within?.prefix ?? ''}${key}`, within?.row ?? null, one),
    )
  })
}
