// A list of words becomes questions: one a line, as it was copied from a paper, a sheet or a mail.
import type { Key } from '../../../form-engine/index.ts'
import { newKey, type Question } from '../definition/question.ts'
import {
  type BuilderState,
  insert,
  placeAfterSelected,
  selecting,
  withFields,
} from './builder-state.ts'
import {
  kindOf,
  newQuestion,
  oneChoice,
  type QuestionKind,
  questionKinds,
} from './question-kinds.ts'

export type PastedLine = { readonly words: string; readonly section: boolean }

/** A definition and a question take no more. */
export const mostQuestions = 2000
const mostLetters = 2000

/** What lists begin their lines with: dots, boxes, numbers, single letters. */
const bullet = /^(?:[-–—•·*▪◦□☐☑✓]|\[[ x]?\]|\d{1,3}(?:\.\d{1,3})*[.)]|[a-z][.)])\s+/i

/** Each line that has words; one that ends with a colon begins a section. */
export function linesOf(pasted: string): PastedLine[] {
  return pasted.split(/\r\n|[\r\n\u2028]/).flatMap((line) => {
    const words = line.replace(/\s+/g, ' ').trim().replace(bullet, '').trim()
    if (words === '') return []
    const section = /[:：]$/.test(words)
    return [{ words: section ? words.slice(0, -1).trim() || words : words, section }]
  })
}

export type PasteFault =
  | { readonly code: 'long'; readonly line: string; readonly most: number }
  | { readonly code: 'many'; readonly count: number; readonly room: number }

/** Why the lines cannot be taken; then none is. */
export function pasteFault(
  lines: readonly PastedLine[],
  { definition }: Pick<BuilderState, 'definition'>,
): PasteFault | undefined {
  const long = lines.find(({ words }) => words.length > mostLetters)
  if (long !== undefined) return { code: 'long', line: long.words.slice(0, 40), most: mostLetters }
  const room = mostQuestions - definition.fields.length
  return lines.length > room ? { code: 'many', count: lines.length, room } : undefined
}

type Say = (english: string) => string

/** Groups of which one asks many in a row. */
const asksInARow = new Set(['Text and numbers', 'Choices'])
const layout = new Set(['section', 'page', 'info'])

/** The question that follows one on Enter: of its kind, with the same answers and what a fail leads to. */
function nextLike(question: Question, say: Say): Question {
  const kind = kindOf(question)
  const { required, deficiency, options } = question
  if (!asksInARow.has(kind.group) || kind.slug !== undefined) return newQuestion(oneChoice, say)
  return {
    ...newQuestion(kind, say),
    ...(required != null && { required }),
    ...(deficiency !== undefined && { deficiency }),
    ...(options !== undefined && {
      options: options
        .filter(({ archived }) => archived !== true)
        .map((option) => ({ ...option, id: newKey('o') })),
    }),
  }
}

/** The last question above a place that is no line: what follows is like it. */
const modelAt = (fields: readonly Question[], at: number) =>
  fields.slice(0, at + 1).findLast(({ type }) => !layout.has(type))

/** On Enter: one more, like the one whose words were typed. */
export function addNext(state: BuilderState, key: Key, say: Say): BuilderState {
  const { fields } = state.definition
  const at = fields.findIndex((field) => field.key === key)
  const model = modelAt(fields, at)
  const next = model === undefined ? newQuestion(oneChoice, say) : nextLike(model, say)
  return { ...insert(state, [next], at + 1), fresh: next.key }
}

const sectionKind = questionKinds.find(({ type }) => type === 'section') ?? oneChoice

const questionsOf = (given: readonly PastedLine[], make: () => Question, say: Say): Question[] =>
  given.map(({ words, section }) => ({
    ...(section ? newQuestion(sectionKind, say) : make()),
    label: words,
  }))

/** Lines as questions of a kind behind the selected one, in one step. */
export function pasteLines(
  state: BuilderState,
  given: readonly PastedLine[],
  { kind, say }: { kind: QuestionKind; say: Say },
): BuilderState {
  if (given.length === 0) return state
  const made = questionsOf(given, () => newQuestion(kind, say), say)
  return insert(state, made, placeAfterSelected(state))
}

/** Lines in the place of the words of a question: the first is its own, the others follow and are like it. */
export function pasteInto(
  state: BuilderState,
  key: Key,
  given: readonly PastedLine[],
  say: Say,
): BuilderState {
  const { fields } = state.definition
  const at = fields.findIndex((field) => field.key === key)
  const into = fields[at]
  const own = layout.has(into?.type ?? '') ? 0 : given.findIndex(({ section }) => !section)
  if (into === undefined || given.length === 0) return state
  const model = modelAt(fields, at)
  const make = () => (model === undefined ? newQuestion(oneChoice, say) : nextLike(model, say))
  const made = questionsOf(given, make, say).map((question, place) =>
    place === own ? { ...into, label: question.label } : question,
  )
  const all = own < 0 ? [into, ...made] : made
  return selecting(withFields(state, fields.toSpliced(at, 1, ...all)), all.at(-1)?.key)
}
