// Each night the head of every company's chain is written where somebody who alters the database does not
// write: to a file of its own, and to the operator's mail. With it, even the end of the log is proved.

import { appendFile } from 'node:fs/promises'
import { z } from 'zod'
import { dayAt } from '../../../kit/day.ts'
import type { Database, Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import type { Performed } from '../../../kit/jobs/server/perform.ts'
import { productBrand } from '../../../kit/mail/letter.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { headsMail } from './heads-mail.ts'
import { sealChanges } from './seal.ts'

const writeHeads = defineJob('change-log-heads', z.object({}))

/** Where heads are written; no mail is sent without an address. */
export type HeadsTo = { file: string; mail: string | undefined }

const nextNight = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** Said again at each start, it is done once. */
export const awaitNight = (database: Database, now = new Date()): Promise<void> =>
  database.transaction('owner', (db) =>
    enqueue(db, writeHeads, {}, { key: 'night', runAt: nextNight(now) }),
  )

/** A line for each company: the day, its id, and the head of its chain. */
const headsOf = async (db: Db, day: string): Promise<string[]> =>
  (
    await db.many(
      { company_id: 'string', hash: 'string' },
      sql`
      select company_id, encode(hash, 'hex') as hash from change_head order by company_id`,
    )
  ).map(({ company_id, hash }) => `${day} ${company_id} ${hash}`)

export async function keepHeads(database: Database, to: HeadsTo, now: Date): Promise<void> {
  const day = dayAt(now, 'UTC')
  await sealChanges(database)
  await database.transaction('owner', async (db) => {
    const lines = await headsOf(db, day)
    if (lines.length === 0) return
    const text = `${lines.join('\n')}\n`
    if (to.mail !== undefined)
      await sendMail(
        db,
        headsMail,
        { day, heads: lines },
        { to: to.mail, lang: 'en', brand: productBrand },
      )
    // Last: a line that is written twice does no harm, one that is missing does.
    await appendFile(to.file, text, { mode: 0o600 })
  })
}

export const headsJob = (to: HeadsTo): Performed => ({
  name: writeHeads.name,
  async run(_, { database }) {
    const now = new Date()
    await awaitNight(database, now)
    await keepHeads(database, to, now)
  },
})
