// A part of the one mail of a working morning. A feature tells what it has to tell; the person who is told
// several things gets them in one mail.
import type { Db } from '../kit/db/server/database.ts'
import type { Locale } from '../kit/locales.ts'

/** What the mail says of one matter. */
export type MorningSection = { subject: string; lines: readonly string[]; why: string }

/** By account: in the language that each is written to in. */
export type MorningSections = Map<string, (lang: Locale) => readonly MorningSection[]>

/** Notes in the same transaction what it told: nobody is told twice. */
export type MorningTeller = (
  db: Db,
  at: { now: Date; publicUrl: string },
) => Promise<MorningSections>
