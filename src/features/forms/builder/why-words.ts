// What a condition comes to, as a sentence that is true: of one that does not hold, its denial.
import type { Condition, DependentValue, Operator } from '../../../form-engine/index.ts'
import type { Locale } from '../../../kit/locales.ts'
import { labelIn, type Question } from '../definition/question.ts'

type Positive = 'is_empty' | 'is_equal_to' | 'in_list'
type Plain = Exclude<Operator, Positive | 'is_not_empty' | 'is_not_equal_to' | 'not_in_list'>
type Fact = Operator | `not_${Plain}`

type Message =
  | `why_${Fact}`
  | 'why_hidden'
  | 'why_broken'
  | 'why_quoted'
  | 'why_and'
  | 'why_or'
  | 'why_of_kind'
  | 'why_something'
  | 'why_nothing'
  | 'why_section'
  | 'why_cycle'

export type Wording = {
  /** The catalogue of the language that is spoken. */
  readonly text: (key: Message, values?: Record<string, string | number>) => string
  /** The language of the form's own words. */
  readonly language: Locale
  /** What an id stands for that the form does not list itself: a role, a person, a place. */
  readonly nameOf?: (question: Question, id: string) => string | undefined
}

const denials: Readonly<Record<Operator, Fact>> = {
  is_empty: 'is_not_empty',
  is_not_empty: 'is_empty',
  is_equal_to: 'is_not_equal_to',
  is_not_equal_to: 'is_equal_to',
  in_list: 'not_in_list',
  not_in_list: 'in_list',
  greater_than: 'not_greater_than',
  greater_than_or_equal: 'not_greater_than_or_equal',
  less_than: 'not_less_than',
  less_than_or_equal: 'not_less_than_or_equal',
  starts_with: 'not_starts_with',
  ends_with: 'not_ends_with',
  contains: 'not_contains',
}

export const nameIn = (question: Question, { language }: Wording): string => {
  const label = labelIn(question, language).trim()
  return label === '' ? question.key : label
}

/** Several words would run into the sentence that they stand in. */
const inSentence = (words: string, { text }: Wording): string =>
  /[\s?!.:,;]/.test(words) ? text('why_quoted', { words }) : words

export const named = (question: Question, wording: Wording) =>
  inSentence(nameIn(question, wording), wording)

/** `a, b or c`. */
export function joined(words: readonly string[], how: 'why_and' | 'why_or', wording: Wording) {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  return wording.text(how, { first: words.slice(0, -1).join(', '), second: last })
}

type Labelled = { id: unknown; label: string; children?: readonly Labelled[] }

function* all(options: readonly Labelled[]): Generator<Labelled> {
  for (const option of options) {
    yield option
    yield* all(option.children ?? [])
  }
}

const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/i

function said(question: Question, id: string | number, wording: Wording): string {
  const name = nameOfChoice(question, id, wording)
  return name === undefined ? wording.text('why_something') : inSentence(name, wording)
}

function nameOfChoice(question: Question, id: string | number, wording: Wording) {
  const options: readonly Labelled[] = Array.isArray(question.options) ? question.options : []
  const own = [...all(options)].find((option) => String(option.id) === String(id))
  if (own !== undefined) return labelIn(own, wording.language)
  const known = wording.nameOf?.(question, String(id))
  if (known !== undefined) return known
  return uuid.test(String(id)) ? undefined : String(id)
}

const membersOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** A value as people read it: the words of options, a kind with its members. */
function valueWords(question: Question, given: unknown, wording: Wording): string {
  const held = Array.isArray(given) && typeof given[0] === 'object' ? given[0] : given
  if (typeof held === 'object' && held !== null && !Array.isArray(held)) {
    const [kind, members] = Object.values(held)
    // A dependent on tick boxes holds one list; every other choice a kind and its members.
    if (members === undefined) return valueWords(question, kind, wording)
    const of = isId(kind) ? said(question, kind, wording) : wording.text('why_nothing')
    const few = membersOf(members).filter(isId)
    if (few.length === 0) return of
    const names = [...new Set(few.map((id) => said(question, id, wording)))]
    return wording.text('why_of_kind', { kind: of, members: joined(names, 'why_or', wording) })
  }
  const names = membersOf(held)
    .filter(isId)
    .map((id) => said(question, id, wording))
  if (names.length === 0) return wording.text('why_nothing')
  return joined([...new Set(names)], 'why_or', wording)
}

type Questions = ReadonlyMap<string, Question>

/** The condition as a sentence: itself where it holds, its denial where it does not. */
export function factOf(
  condition: Condition,
  holds: boolean,
  questions: Questions,
  wording: Wording,
): string {
  const { field, operator, otherField, is_other_field_compare, select_values, values } = condition
  const question = questions.get(field ?? '')
  const other = questions.get(otherField ?? '')
  if (question === undefined || operator === null || (is_other_field_compare && !other))
    return wording.text('why_broken')
  const given = valueWords(question, select_values, wording)
  const value =
    other && is_other_field_compare
      ? named(other, wording)
      : given === wording.text('why_nothing')
        ? valueWords(question, values, wording)
        : given
  const fact = holds ? operator : denials[operator]
  return wording.text(`why_${fact}`, { field: named(question, wording), value })
}

/** A parent's answer that shows its dependents, or does not. */
export function parentFact(
  parent: Question | undefined,
  value: DependentValue,
  holds: boolean,
  wording: Wording,
): string {
  if (parent === undefined) return wording.text('why_broken')
  return wording.text(holds ? 'why_is_equal_to' : 'why_is_not_equal_to', {
    field: named(parent, wording),
    value: valueWords(parent, value, wording),
  })
}
