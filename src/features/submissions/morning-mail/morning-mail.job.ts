// The person who has not signed is told the next working morning, then who answers for the place, then the
// managers: one mail a person a morning, for as long as anything waits. Managers are told once of answers
// that were copied. The other news of a working morning are in the same mail.
import { z } from 'zod'
import { mailAddresses } from '../../../access/server/mail-addresses.ts'
import { nextMorning } from '../../../access/server/mornings.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import type { MorningSections, MorningTeller } from '../../../manifest/morning.ts'
import { digestsOf, type Lang, mailOf, sectionsOf } from './digest.ts'
import {
  managers,
  noteReported,
  unreportedCopies,
  waitingPlaces,
} from './waiting-signatures.store.ts'

const nudge = defineJob('nudge-unsigned', z.object({}))

/** Enqueues the mail of the next working morning; enqueued again, it is sent once. */
export async function tellNextMorning(db: Db, now = new Date()): Promise<void> {
  await enqueue(
    db,
    nudge,
    {},
    { key: 'nudge-unsigned', runAt: await nextMorning(db, now, { working: true }) },
  )
}

const tellOfSignatures: MorningTeller = async (db, { now, publicUrl }) => {
  const told = await managers(db)
  const copied = told.length === 0 ? [] : await unreportedCopies(db)
  const digests = digestsOf(await waitingPlaces(db, now), told, copied)
  if (copied.length > 0)
    await noteReported(
      db,
      copied.map(({ submission }) => submission),
    )
  return new Map(
    [...digests].map(([account, digest]) => [
      account,
      (lang: Lang) => sectionsOf(digest, lang, publicUrl),
    ]),
  )
}

export async function writeDigests(
  db: Db,
  publicUrl: string,
  now: Date,
  others: readonly MorningTeller[] = [],
): Promise<void> {
  const told: MorningSections[] = []
  for (const tell of [tellOfSignatures, ...others]) told.push(await tell(db, { now, publicUrl }))
  const accounts = new Set(told.flatMap((one) => [...one.keys()]))
  for (const { account, email, name, lang } of await mailAddresses(db, [...accounts])) {
    const sections = told.flatMap((one) => one.get(account)?.(lang) ?? [])
    if (sections.length > 0)
      await sendMail(db, { to: email, lang, ...mailOf(sections, { name, lang }) })
  }
}

/** `others`: what else belongs in the one mail of a working morning. */
export const nudgeUnsigned = (publicUrl: string, others: readonly MorningTeller[]): Performed =>
  perform(nudge, ({ once }) =>
    once('digests', async (db) => {
      const now = new Date()
      await writeDigests(db, publicUrl, now, others)
      await tellNextMorning(db, now)
    }),
  )
