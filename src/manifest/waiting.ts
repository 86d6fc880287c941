// What waits for somebody, and since when. A feature states the kinds that it knows; a company's chains say who
// is told next, and after how many business days.

import type { Db } from '../kit/db/server/database.ts'
import { inEach } from '../kit/language/in-each.ts'
import type { Locale } from '../kit/locales.ts'
import { type NoticeKind, noticeKind } from './notice.ts'
import { texts } from './telling/texts.ts'

export type Waiting = {
  /** The record of its register. */
  record: string
  /** Tells several things that wait at one record apart: a place to sign, a day. */
  which?: string
  /** What it is called; of a confidential record no more than its number. */
  what: string
  /** The day since which it waits, which itself does not count. */
  since: string
  /** The accounts that it waits for. */
  by: readonly string[]
  project: string | null
  team: string | null
}

export type KindOfWaiting = {
  /** The register of its records, which says who sees them. */
  of: string
  /** What those whom a chain names are told; called as the kind is. */
  notice: NoticeKind<'what' | 'days' | 'who'>
  /** All that waits, since before today. */
  find(db: Db, at: { today: string }): Promise<Waiting[]>
}

const why: Readonly<Record<Locale, { says: string; why: string }>> = inEach(texts, 'escalation')

type Stated = Pick<KindOfWaiting, 'of' | 'find'> & {
  name: string
  path: string
  /** How a person chooses it, and what the button of such a notice says. */
  words: Readonly<Record<Locale, { kind: string; act: string }>>
}

export const kindOfWaiting = ({ name, of, path, words, find }: Stated): KindOfWaiting => ({
  of,
  find,
  notice: noticeKind({
    name,
    facts: { what: 'text', days: 'text', who: 'text' },
    path,
    mail: 'morning',
    words: {
      en: { ...words.en, ...why.en },
      fr: { ...words.fr, ...why.fr },
      es: { ...words.es, ...why.es },
    },
  }),
})
