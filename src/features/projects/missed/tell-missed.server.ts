// The person who is asked for a form is told once, in the mail of the next working morning, that it did not
// come; where the plan asks nobody, or nobody who can be reached, the project's supervisor or the team's leader is.
import { holds } from '../../../access/grants.ts'
import { grantsOfAccount } from '../../../access/server/gate.ts'
import { mailAddresses } from '../../../access/server/mail-addresses.ts'
import { addDays } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import type { MorningTeller } from '../../../manifest/morning.ts'
import { fillableOf, roleNamed } from '../../submissions/index.ts'
import { linesBetween } from '../plan/plan.store.ts'
import { trackWorkplace } from '../tracker/track-workplace.server.ts'
import { kinds, registerOf } from '../workplace.ts'
import {
  type Days,
  type Expecting,
  expectingOn,
  roleIdOf,
  takeUnreportedDays,
} from './missed.store.ts'
import { type Missed, missedSection, type Ways } from './missed.ts'

type ToTell = Missed & { readers: string[]; line: { id: string } }

/** As the tracker says it; what can no longer be received is missed by nobody. */
export async function missedAt(db: Db, place: Expecting, days: Days): Promise<ToTell[]> {
  const lines = await linesBetween(db, place, days.from, days.to)
  const expected = lines.filter(({ stopped }) => stopped === null)
  const { rows } = await trackWorkplace(
    db,
    { ...place, closes_on: null, now: `${addDays(days.to, 1)}T00:00` },
    expected,
    { span: days },
  )
  return expected.flatMap((line, at) => {
    const missed = rows[at]?.days.filter(({ state }) => state === 'missed') ?? []
    if (missed.length === 0) return []
    const readers = [line.asked?.id ?? [], place.lead ?? []].flat()
    return [{ line, place, readers, days: missed.map(({ day }) => day) }]
  })
}

async function waysOf(db: Db, account: string, missed: readonly Missed[]): Promise<Ways> {
  const grants = await grantsOfAccount(db, account)
  const forms = missed.map(({ line }) => line.form.id)
  return {
    tracks: new Set(
      kinds.filter((kind) => holds(grants, `${registerOf[kind]}.submission-tracker`)),
    ),
    fills: holds(grants, 'submissions.create')
      ? await fillableOf(db, forms, roleNamed(await roleIdOf(db, account)))
      : new Set(),
  }
}

export const tellMissed: MorningTeller = async (db, { now, publicUrl, working }) => {
  const told: Awaited<ReturnType<MorningTeller>> = new Map()
  if (!working) return told
  const days = await takeUnreportedDays(db, now)
  if (days === undefined) return told
  const missed: ToTell[] = []
  for (const place of await expectingOn(db, days)) missed.push(...(await missedAt(db, place, days)))
  const reached = await mailAddresses(
    db,
    missed.flatMap(({ readers }) => readers),
  )
  for (const { account } of reached) {
    const theirs = missed.filter(
      ({ readers }) =>
        readers.find((one) => reached.some((person) => person.account === one)) === account,
    )
    if (theirs.length === 0) continue
    const ways = await waysOf(db, account, theirs)
    told.set(account, (lang) => [missedSection(theirs, ways, lang, publicUrl)])
  }
  return told
}
