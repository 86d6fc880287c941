// Row actions that have something to ask first. A list's action is a plain function; the dialog
// stands above the list and takes what was asked for from here.
import type { AnyRow } from '../../../../register/define.ts'

export type TagAct = 'tag-out' | 'release'
export type TagRequest = { question: TagAct; row: AnyRow; done: () => void }

let asker: ((asked: TagRequest) => void) | undefined

/** The dialog that stands ready; the last that was mounted. */
export function answerWith(given: (asked: TagRequest) => void): () => void {
  asker = given
  return () => {
    if (asker === given) asker = undefined
  }
}

/** Resolves once the dialog has been answered or closed. */
export const askAbout = (question: TagAct, row: AnyRow): Promise<void> =>
  new Promise((resolve) => {
    if (asker === undefined) resolve()
    else asker({ question, row, done: resolve })
  })
