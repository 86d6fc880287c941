// A part of the one mail of a morning. A feature tells what it has to tell; the person who is told several
// things gets them in one mail.
import type { Db } from '../kit/db/server/database.ts'
import type { Locale } from '../kit/locales.ts'
import type { LetterItem } from '../kit/mail/letter.ts'
import type { NoticeKind } from './notice.ts'

/** What the mail says of one matter: how many of a kind there are, and which. The screen says how many. */
export type MorningSection = {
  kind: NoticeKind<'count'>
  count: number
  lists: readonly { lead: string; items: readonly LetterItem[] }[]
}

/** By account: in the language that each is written to in. */
export type MorningSections = Map<string, (lang: Locale) => readonly MorningSection[]>

/** Notes in the same transaction what it told: nobody is told twice. */
export type MorningTeller = (
  db: Db,
  at: {
    now: Date
    publicUrl: string
    /** Whether it is a morning from Monday to Friday. */
    working: boolean
  },
) => Promise<MorningSections>
