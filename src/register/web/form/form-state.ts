// What stands in a form, as values: every step makes the next state. `use-register-form.ts` shows it and
// carries the saving out.
import type { PresentWork } from '../../../access/web/present-work.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import { type AnyRow, fieldOf, type Register } from '../../define.ts'
import type { Merge } from './conflict/merge.ts'
import { errorOf, withErrorsOf } from './save/error-of.ts'
import { differing, type FormValues, startOf } from './save/values.ts'

export type FormState = {
  readonly register: Register
  /** As it was when typing began, or as the server has it since; none before it is made. */
  readonly row: AnyRow | undefined
  /** What the form began with. */
  readonly start: FormValues
  readonly values: FormValues
  /** The id that a new row is given, so that an attempt that did arrive is found again. */
  readonly newId: string
  readonly errors: FieldErrors
  /** Counts the saves that failed: each puts the focus where it is needed. */
  readonly failed: number
  readonly conflict?: Merge | undefined
}

/** What is stored of it on the device; `values`: only what differs from how it began. */
export type FormContent = Pick<FormState, 'newId' | 'row' | 'values'>

/** What is wrong with a form as it stands. */
type Check = (state: FormState) => FieldErrors

type Begin = Pick<FormState, 'register' | 'row' | 'newId'> & {
  within: string | undefined
  /** What the person works on: a new row that asks for it begins with it. */
  work?: PresentWork
}

export function openForm({ register, row, newId, within, work }: Begin): FormState {
  const start = startOf(register, row, within, work)
  return { register, row, start, values: start, newId, errors: {}, failed: 0 }
}

export const changedIn = ({ register, start, values }: FormState): string[] =>
  differing(register, start, values)

export const contentOf = (state: FormState): FormContent => ({
  newId: state.newId,
  row: state.row,
  values: Object.fromEntries(changedIn(state).map((name) => [name, state.values[name]])),
})

const recheck = (state: FormState, name: string, check: Check): FormState => ({
  ...state,
  errors: withErrorsOf(state.errors, check(state), name),
})

/** What is wrong with a field is said until it is right; it is not looked for while it is entered. */
export function setValue(state: FormState, name: string, value: unknown, check: Check): FormState {
  const next = { ...state, values: { ...state.values, [name]: value } }
  return errorOf(state.errors, name) === undefined ? next : recheck(next, name, check)
}

/** A field was left: what is wrong with what was entered is said now. */
export function leaveField(state: FormState, name: string, check: Check): FormState {
  // A row that was just added is not yet wrong for being empty.
  if (fieldOf(state.register, name).kind === 'rows') return state
  return changedIn(state).includes(name) ? recheck(state, name, check) : state
}

export const refuse = (state: FormState, errors: FieldErrors): FormState => ({
  ...state,
  errors,
  failed: state.failed + 1,
})

/** Takes the row as the server has it, with what stands in the form over it. */
export function takeRow(state: FormState, row: AnyRow, values?: FormValues): FormState {
  const start = startOf(state.register, row)
  return { ...state, row, start, values: values ?? start }
}

/** The row as it is now, with what was chosen where both had changed a field. */
export const resolve = (state: FormState, merged: Merge, chosen: FormValues = {}): FormState =>
  takeRow({ ...state, conflict: undefined }, merged.theirs, { ...merged.values, ...chosen })

/** What was left on the device before stands in the form again. */
export function restore(state: FormState, { newId, row, values }: FormContent): FormState {
  const next = row === undefined ? state : takeRow(state, row)
  return { ...next, newId, values: { ...next.start, ...values } }
}
