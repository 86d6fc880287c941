// What the keyboard does on the canvas.
import type { KeyboardEvent } from 'react'
import { type BuilderState, select } from '../../builder-state.ts'
import { shownKeys } from '../../section-blocks.ts'
import { duplicateChosen, fold, markAll, markTo, shift, unmark } from '../../several.ts'

type Step = (state: BuilderState) => BuilderState
/** What is taken out may be asked about first. */
type Key = Step | 'remove'

/** The question that is shown so many places from the selected one. */
function besideSelected({ definition, folded, selected }: BuilderState, by: number) {
  const shown = shownKeys(definition.fields, folded)
  const at = selected === undefined ? -1 : shown.indexOf(selected)
  return shown[Math.max(0, Math.min(at + by, shown.length - 1))]
}

const selectAt =
  (by: number): Step =>
  (state) =>
    select(state, besideSelected(state, by))

const markAt =
  (by: number): Step =>
  (state) => {
    const key = besideSelected(state, by)
    return key === undefined ? state : markTo(state, key)
  }

const foldSelected =
  (closed: boolean): Step =>
  (state) => {
    const { selected, definition } = state
    const section = definition.fields.find(({ key }) => key === selected)?.type === 'section'
    return selected === undefined || !section ? state : fold(state, selected, closed)
  }

const moveBy =
  (by: 1 | -1): Step =>
  (state) =>
    shift(state, by)

const steps: Readonly<Record<string, Key>> = {
  ArrowUp: selectAt(-1),
  ArrowDown: selectAt(1),
  ArrowLeft: foldSelected(true),
  ArrowRight: foldSelected(false),
  Delete: 'remove',
  Backspace: 'remove',
  Escape: unmark,
}
const withAlt: typeof steps = { ArrowUp: moveBy(-1), ArrowDown: moveBy(1) }
const withShift: typeof steps = { ArrowUp: markAt(-1), ArrowDown: markAt(1) }
const withControl: typeof steps = { d: duplicateChosen, a: markAll }

/** The step that a key stands for; undefined where it stands for none. */
export function stepFor({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (altKey) return withAlt[key]
  if (ctrlKey || metaKey) return withControl[key.toLowerCase()]
  return shiftKey ? withShift[key] : steps[key]
}
