// What was typed and not saved survives a reload, for as long as the tab is open.
import type { AnyRow } from '../../define.ts'
import type { Values } from './values.ts'

export type Draft = {
  /** When it was last written. */
  at: string
  /** The id that a new row was given, so that an attempt that did arrive is found again. */
  newId: string
  /** The row as it was when typing began, so that what others changed since is noticed. */
  row: AnyRow | undefined
  /** Only what differs from how the form began. */
  values: Values
}

const keyOf = (place: string) => `plumbline-draft ${place}`

export function draftAt(place: string): Draft | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(place))
    return kept === null ? undefined : (JSON.parse(kept) as Draft)
  } catch {
    // A draft that cannot be read is none; the form itself must open.
    return undefined
  }
}

export function keepDraft(place: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(draft))
  } catch (error) {
    console.warn('What is typed could not be kept as a draft.', error)
  }
}

export const forgetDraft = (place: string): void => sessionStorage.removeItem(keyOf(place))
