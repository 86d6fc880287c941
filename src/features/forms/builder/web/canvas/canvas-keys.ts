// What the keyboard does on the canvas.
import type { KeyboardEvent } from 'react'
import { type BuilderState, duplicate, move, remove, select } from '../../builder-state.ts'

type Step = (state: BuilderState) => BuilderState

const placeOf = ({ definition, selected }: BuilderState) =>
  definition.fields.findIndex(({ key }) => key === selected)

const selectAt =
  (by: number): Step =>
  (state) => {
    const { fields } = state.definition
    const at = Math.max(0, Math.min(placeOf(state) + by, fields.length - 1))
    return select(state, fields[at]?.key)
  }

const moveBy =
  (by: number): Step =>
  (state) =>
    state.selected === undefined ? state : move(state, state.selected, placeOf(state) + by)

const onSelected =
  (step: (state: BuilderState, key: string) => BuilderState): Step =>
  (state) =>
    state.selected === undefined ? state : step(state, state.selected)

/** The step that a key stands for; undefined where it stands for none. */
export function stepFor(event: KeyboardEvent): Step | undefined {
  const { key, altKey, ctrlKey, metaKey } = event
  if (altKey && key === 'ArrowUp') return moveBy(-1)
  if (altKey && key === 'ArrowDown') return moveBy(1)
  if (altKey) return undefined
  if (key === 'ArrowUp') return selectAt(-1)
  if (key === 'ArrowDown') return selectAt(1)
  if (key === 'Delete' || key === 'Backspace') return onSelected(remove)
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return onSelected(duplicate)
  return undefined
}
