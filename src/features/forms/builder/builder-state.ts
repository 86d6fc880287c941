// What the builder works on, as values: every step makes the next state, and the ones before are kept
// to go back to.
import type { Key } from '../../../form-engine/index.ts'
import type { FailAsks, FormDefinition, Question, SavedCase } from '../definition/question.ts'
import { rekeyed } from '../definition/rekey.ts'
import { newQuestion, type QuestionKind } from './question-kinds.ts'
import { endOfFolded, opensFor } from './section-blocks.ts'

export type BuilderState = {
  readonly definition: FormDefinition
  readonly selected: Key | undefined
  /** Where a range of questions begins that is chosen from here on. */
  readonly anchor: Key | undefined
  /** Several questions that are chosen to be changed at once. */
  readonly marked: readonly Key[]
  /** The sections of which only the line is shown. */
  readonly folded: readonly Key[]
  /** A question that has just been made: its words are to be typed. */
  readonly fresh: Key | undefined
  readonly past: readonly FormDefinition[]
  readonly future: readonly FormDefinition[]
  /** What the last step changed: typing on is one step, not one a letter. */
  readonly touching: string | undefined
}

const deepest = 200

export const opened = (definition: FormDefinition): BuilderState => ({
  definition,
  selected: undefined,
  anchor: undefined,
  marked: [],
  folded: [],
  fresh: undefined,
  past: [],
  future: [],
  touching: undefined,
})

/** The next state after a step; `touching` names what a run of small steps is at. */
function step(state: BuilderState, definition: FormDefinition, touching?: string): BuilderState {
  if (definition === state.definition) return state
  const continues = touching !== undefined && touching === state.touching
  return {
    ...state,
    definition,
    touching,
    past: continues ? state.past : [...state.past.slice(-deepest + 1), state.definition],
    future: [],
  }
}

export const withFields = (state: BuilderState, fields: readonly Question[], touching?: string) =>
  step(state, { ...state.definition, fields }, touching)

const indexOf = ({ definition }: BuilderState, key: Key) =>
  definition.fields.findIndex((field) => field.key === key)

/** The same, with a question selected, and its section open. */
export function selecting(state: BuilderState, selected: Key | undefined): BuilderState {
  const folded = opensFor(state.definition.fields, state.folded, selected)
  return { ...state, selected, anchor: selected, folded }
}

/** Puts questions in before a place; at the end where none is said. The last put in is selected. */
export function insert(
  state: BuilderState,
  questions: readonly Question[],
  at?: number,
): BuilderState {
  const { fields } = state.definition
  const next = withFields(state, fields.toSpliced(at ?? fields.length, 0, ...questions))
  return selecting(next, questions.at(-1)?.key ?? state.selected)
}

/** Behind the selected question, and behind all of a section that is folded; else at the end. */
export function placeAfterSelected({ definition, folded, selected }: BuilderState): number {
  const at = definition.fields.findIndex(({ key }) => key === selected)
  return at < 0 ? definition.fields.length : endOfFolded(definition.fields, folded, at)
}

type Where = { at?: number; say?: (english: string) => string }

/** A new question after the selected one, or at a place; its words come next. */
export function add(
  state: BuilderState,
  kind: QuestionKind,
  { at, say }: Where = {},
): BuilderState {
  const question = newQuestion(kind, say)
  const next = insert(state, [question], at ?? placeAfterSelected(state))
  return { ...next, fresh: question.key }
}

/** Where the words of a new question are typed is shown: another one is not. */
export const worded = (state: BuilderState): BuilderState =>
  state.fresh === undefined ? state : { ...state, fresh: undefined }

export function change(
  state: BuilderState,
  key: Key,
  given: Partial<Question>,
  touching?: string,
): BuilderState {
  const at = indexOf(state, key)
  const field = state.definition.fields[at]
  if (field === undefined) return state
  const label = touching === undefined ? undefined : `${key} ${touching}`
  return withFields(state, state.definition.fields.with(at, { ...field, ...given }), label)
}

/** Puts a question where the one of its key stands, whole; at the end where there is none. */
export function put(state: BuilderState, question: Question): BuilderState {
  const at = indexOf(state, question.key)
  if (at < 0) return insert(state, [question])
  return withFields(state, state.definition.fields.with(at, question))
}

/** Takes a question out; the one that comes in its place is selected. */
export function remove(state: BuilderState, key: Key): BuilderState {
  const at = indexOf(state, key)
  if (at < 0) return state
  const fields = state.definition.fields.toSpliced(at, 1)
  return selecting(withFields(state, fields), fields[at]?.key ?? fields.at(-1)?.key)
}

/** Copies of questions, of this form or another, with keys of their own. */
export const copies = (questions: readonly Question[]): Question[] => [
  ...rekeyed({ fields: questions, languages: ['en'] }).fields,
]

export const select = (state: BuilderState, selected: Key | undefined): BuilderState =>
  selected === state.selected ? state : { ...selecting(state, selected), touching: undefined }

export const setLanguages = (state: BuilderState, languages: FormDefinition['languages']) =>
  step(state, { ...state.definition, languages })

export const setOnFail = (state: BuilderState, on_fail: FailAsks) =>
  step(state, { ...state.definition, on_fail })

export const setCases = (state: BuilderState, cases: readonly SavedCase[]) =>
  step(state, { ...state.definition, cases })

/** Somebody else's work has been taken in: a step like any other, so that it can be seen and undone. */
export const takeIn = (state: BuilderState, definition: FormDefinition) => step(state, definition)

export function undo(state: BuilderState): BuilderState {
  const definition = state.past.at(-1)
  if (definition === undefined) return state
  return {
    ...state,
    definition,
    past: state.past.slice(0, -1),
    future: [state.definition, ...state.future],
    touching: undefined,
  }
}

export function redo(state: BuilderState): BuilderState {
  const [definition, ...future] = state.future
  if (definition === undefined) return state
  return {
    ...state,
    definition,
    past: [...state.past, state.definition],
    future,
    touching: undefined,
  }
}
