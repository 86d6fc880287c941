// Whoever has not signed is told the next working morning, then who answers for the place, then the
// managers: one mail a person a morning, for as long as anything waits. Managers are told once of answers
// that were copied.
import { z } from 'zod'
import { mailAddresses } from '../../../access/server/mail-addresses.ts'
import { nextMorning } from '../../../access/server/mornings.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { digestsOf, mailOf } from './digest.ts'
import { copiedUntold, managers, noteTold, waitingPlaces } from './nudge.store.ts'

const nudge = defineJob('nudge-unsigned', z.object({}))

/** Has the company told of what waits, the next working morning; said again, it is told once. */
export async function tellNextMorning(db: Db, now = new Date()): Promise<void> {
  await enqueue(
    db,
    nudge,
    {},
    { key: 'nudge-unsigned', runAt: await nextMorning(db, now, { working: true }) },
  )
}

export async function writeDigests(db: Db, publicUrl: string, now: Date): Promise<void> {
  const told = await managers(db)
  const copied = told.length === 0 ? [] : await copiedUntold(db)
  const digests = digestsOf(await waitingPlaces(db, now), told, copied)
  for (const to of await mailAddresses(db, [...digests.keys()])) {
    const digest = digests.get(to.account)
    if (digest === undefined) continue
    await sendMail(db, { to: to.email, lang: to.lang, ...mailOf(digest, to, publicUrl) })
  }
  if (copied.length > 0)
    await noteTold(
      db,
      copied.map(({ submission }) => submission),
    )
}

export const nudgeUnsigned = (publicUrl: string): Performed =>
  perform(nudge, ({ once }) =>
    once('digests', async (db) => {
      const now = new Date()
      await writeDigests(db, publicUrl, now)
      await tellNextMorning(db, now)
    }),
  )
