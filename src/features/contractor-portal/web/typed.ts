// What is typed in the portal is kept on the device until it has been sent.
import { newId } from '../../../kit/ids.ts'
import { isRecord } from '../../../kit/own.ts'

export type Typed = {
  /** Which the submission will have: sent twice, it is one. */
  id: string
  version: string
  started_at: string
  answers: Record<string, unknown>
}

const nameOf = (key: string) => `contractor-draft ${key}`

/** A device without room keeps nothing: what is on the screen can still be sent. */
export function storeTyped(key: string, typed: Typed): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(typed))
  } catch (error) {
    console.error('This device keeps no draft.', error)
  }
}

export const forgetTyped = (key: string): void => localStorage.removeItem(nameOf(key))

/** What was begun before, where the form has not changed since. */
export function beginTyped(key: string, version: string): Typed {
  const found: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null')
  if (
    isRecord(found) &&
    found.version === version &&
    typeof found.id === 'string' &&
    typeof found.started_at === 'string' &&
    isRecord(found.answers)
  )
    return { id: found.id, version, started_at: found.started_at, answers: { ...found.answers } }
  return { id: newId(), version, started_at: new Date().toISOString(), answers: {} }
}
