import type { Key } from '../../../form-engine/index.ts'
import { photoFor } from '../definition/filling/photo-of-fail.ts'
import { newKey } from '../definition/question.ts'
import { type BuilderState, withFields } from './builder-state.ts'

/** Wants a photo of a fail, and puts in what asks for it where nothing does: one step. */
export function wantPhoto(state: BuilderState, key: Key): BuilderState {
  const { fields, languages } = state.definition
  const at = fields.findIndex((field) => field.key === key)
  const field = fields[at]
  if (field?.deficiency == null) return state
  const wanting = { ...field, deficiency: { ...field.deficiency, photo_required: true } }
  const next = fields.with(at, wanting)
  const photo = photoFor(wanting, next, languages[0] ?? 'en', newKey())
  return withFields(state, photo === undefined ? next : next.toSpliced(at + 1, 0, photo))
}
