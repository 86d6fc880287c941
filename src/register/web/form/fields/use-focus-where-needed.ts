import { type RefObject, useEffect } from 'react'
import { errorOf } from '../save/error-of.ts'
import type { RegisterFormState } from '../use-register-form.ts'
import { focusField } from './focus-field.ts'

/** A save that failed puts the focus on the first thing to correct, or where the whole is told; a
 *  form that follows another begins at its first field. */
export function useFocusWhereNeeded(
  { failed, errors }: RegisterFormState,
  names: readonly string[],
  summary: RefObject<HTMLElement | null>,
  follows: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failed save.
  useEffect(() => {
    if (failed === 0) return
    const first = names.find((name) => errorOf(errors, name) !== undefined)
    if (first === undefined) summary.current?.focus()
    else focusField(first)
  }, [failed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    if (follows && names[0] !== undefined) focusField(names[0])
    // The heading that had the focus since the arrival went with the skeleton.
    else if (document.activeElement === document.body) focusHeading()
  }, [])
}

/** What had the focus goes: the heading says where the person is. */
export const focusHeading = (): void => document.querySelector('h1')?.focus({ preventScroll: true })
