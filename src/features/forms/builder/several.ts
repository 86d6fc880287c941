// What is done to several questions at once, each one step back. Where none are chosen together it is the
// selected one, and a section with all that is under it.
import type { Key } from '../../../form-engine/index.ts'
import type { Question } from '../definition/question.ts'
import { type BuilderState, copies, insert, selecting, withFields } from './builder-state.ts'
import { kindOf } from './question-kinds.ts'
import { blockOf, endOf, isBlock, nearestJoint, nextJoint, shownKeys } from './section-blocks.ts'

/** The chosen ones in the order of the form. */
export function chosenKeys({ definition: { fields }, marked, selected }: BuilderState): Key[] {
  const chosen = new Set(marked)
  const several = fields.flatMap(({ key }) => (chosen.has(key) ? [key] : []))
  if (several.length > 0) return several
  return selected === undefined ? [] : blockOf(fields, selected)
}

const placesOf = (fields: readonly Question[], keys: readonly Key[]) => {
  const wanted = new Set(keys)
  return fields.flatMap(({ key }, at) => (wanted.has(key) ? [at] : []))
}

/** Marks a question or unmarks it, a section with what is under it. */
export function mark(state: BuilderState, key: Key): BuilderState {
  const block = blockOf(state.definition.fields, key)
  const marked = state.marked.includes(key)
    ? state.marked.filter((one) => !block.includes(one))
    : [...new Set([...state.marked, ...block])]
  return { ...state, marked, anchor: key }
}

/** From where the range begins to this question. */
export function markTo(state: BuilderState, key: Key): BuilderState {
  const shown = shownKeys(state.definition.fields, state.folded)
  const [from, to] = [shown.indexOf(state.anchor ?? key), shown.indexOf(key)]
  if (to < 0) return state
  const range = shown.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1)
  const marked = range.flatMap((one) =>
    state.folded.includes(one) ? blockOf(state.definition.fields, one) : [one],
  )
  return { ...state, marked, selected: key }
}

export const markAll = (state: BuilderState): BuilderState => ({
  ...state,
  marked: state.definition.fields.map(({ key }) => key),
})

export const unmark = (state: BuilderState): BuilderState =>
  state.marked.length === 0 ? state : { ...state, marked: [] }

/** Shows only the line of a section, or all of it again. */
export function fold(state: BuilderState, key: Key, closed: boolean): BuilderState {
  const others = state.folded.filter((one) => one !== key)
  if (!closed) return { ...state, folded: others }
  const hidden = blockOf(state.definition.fields, key)
  const inside = state.selected !== undefined && hidden.includes(state.selected)
  return { ...state, folded: [...others, key], ...(inside && { selected: key, anchor: key }) }
}

/** Puts the chosen ones together before a place, counted as the list stands now. */
function putBefore(state: BuilderState, keys: readonly Key[], place: number): BuilderState {
  const { fields } = state.definition
  const wanted = new Set(keys)
  const [moved, before, after] = [
    fields.filter(({ key }) => wanted.has(key)),
    fields.slice(0, place).filter(({ key }) => !wanted.has(key)),
    fields.slice(place).filter(({ key }) => !wanted.has(key)),
  ]
  const next = [...before, ...moved, ...after]
  if (next.every((field, at) => field === fields[at])) return state
  return selecting(withFields(state, next), state.selected ?? keys[0])
}

/** What the pointer took goes before a place: all that are chosen where it is one of them. */
export function drop(state: BuilderState, key: Key, place: number): BuilderState {
  const { fields } = state.definition
  const keys = state.marked.includes(key) ? chosenKeys(state) : blockOf(fields, key)
  const at = isBlock(fields, keys) ? nearestJoint(fields, place) : place
  return putBefore({ ...state, selected: key }, keys, at)
}

/** Moves the chosen ones by one place; a section over the whole of the next. */
export function shift(state: BuilderState, by: 1 | -1): BuilderState {
  const { fields } = state.definition
  const keys = chosenKeys(state)
  const places = placesOf(fields, keys)
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return state
  const before = isBlock(fields, keys)
    ? nextJoint(fields, first, by)
    : by < 0
      ? Math.max(0, first - 1)
      : Math.min(fields.length, last + 2)
  return before === undefined ? state : putBefore(state, keys, before)
}

/** Copies of the chosen ones behind the last of them, chosen in their place. */
export function duplicateChosen(state: BuilderState): BuilderState {
  const { fields } = state.definition
  const places = placesOf(fields, chosenKeys(state))
  const last = places.at(-1)
  if (last === undefined) return state
  const made = copies(places.flatMap((at) => fields[at] ?? []))
  const next = insert(state, made, last + 1)
  const several = state.marked.length > 0 ? made.map(({ key }) => key) : []
  return { ...selecting(next, made[0]?.key), marked: several }
}

/** Takes the chosen ones out; of a section that is open, its line alone. */
export function removeChosen(state: BuilderState): BuilderState {
  const { marked, selected, folded } = state
  const { fields } = state.definition
  const alone = marked.length === 0 && selected !== undefined && !folded.includes(selected)
  const gone = new Set(alone ? [selected] : chosenKeys(state))
  if (gone.size === 0) return state
  const at = fields.findIndex(({ key }) => gone.has(key))
  const left = fields.filter(({ key }) => !gone.has(key))
  const next = withFields(state, left)
  return { ...selecting(next, left[at]?.key ?? left.at(-1)?.key), marked: [] }
}

const canRequire = (field: Question) => kindOf(field).facets.includes('required')

/** Whether all of the chosen ones that can be required are; undefined where none can be. */
export function chosenRequired(state: BuilderState): boolean | undefined {
  const chosen = new Set(chosenKeys(state))
  const able = state.definition.fields.filter((field) => chosen.has(field.key) && canRequire(field))
  return able.length === 0 ? undefined : able.every(({ required }) => required === true)
}

export function requireChosen(state: BuilderState, required: boolean): BuilderState {
  const chosen = new Set(chosenKeys(state))
  const { fields } = state.definition
  const next = fields.map((field) =>
    chosen.has(field.key) && canRequire(field) && (field.required === true) !== required
      ? { ...field, required }
      : field,
  )
  return next.every((field, at) => field === fields[at]) ? state : withFields(state, next)
}

/** How many questions a folded section hides. */
export const hiddenIn = ({ definition: { fields } }: BuilderState, key: Key): number => {
  const at = fields.findIndex((field) => field.key === key)
  return at < 0 ? 0 : endOf(fields, at) - at - 1
}
