// The English words that this page has: those of the frame, which the build puts in the place of the kit's, and those
// that came with the code that says them (bin/pages/words-said.ts). A word that did not come is fetched with all others, and said to be a fault.

import type { Message } from '../../language/message.ts'
import kit from '../../words/en.json' with { type: 'json' }
import { makeStateStore } from '../state-store.ts'
import type { Catalogue } from './catalogue.ts'

const messages: Record<string, Message> = { ...kit.messages }

export const english: Partial<Catalogue> = messages

/** Called by what the build adds to each module. */
export function addWords(said: Readonly<Record<string, Message>>): void {
  Object.assign(messages, said)
}

/** All words, once one was missed. */
export const lateWords = makeStateStore<Partial<Catalogue>>({})

let asked = false

export function miss(key: string): void {
  if (asked) return
  asked = true
  console.error(`The words ${key} did not come with what says them.`)
  import('../../../../messages/composed/en.ts').then(
    ({ messages: all }) => lateWords.run(() => all),
    (error: unknown) => {
      asked = false
      console.error('The words could not be fetched.', error)
    },
  )
}
