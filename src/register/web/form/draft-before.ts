// What a version before stored of a form, in the tab: it is taken once.
import type { Offered } from '../../../kit/drafts/web/use-form-draft.ts'
import type { AnyRow } from '../../define.ts'
import type { FormValues } from './save/values.ts'

export type FormContent = {
  /** The id that a new row was given, so that an attempt that did arrive is found again. */
  readonly newId: string
  /** The row as it was when typing began, so that what others changed since is noticed. */
  readonly row: AnyRow | undefined
  /** Only what differs from how the form began. */
  readonly values: FormValues
}

export function draftBefore(place: string): Offered<FormContent> | undefined {
  const key = `plumbline-draft ${place}`
  const text = sessionStorage.getItem(key)
  if (text === null) return undefined
  sessionStorage.removeItem(key)
  try {
    const { at, ...content } = JSON.parse(text) as FormContent & { at: string }
    return { content, saved_at: at }
  } catch (error) {
    console.warn('What was typed in a version before cannot be read.', error)
    return undefined
  }
}
