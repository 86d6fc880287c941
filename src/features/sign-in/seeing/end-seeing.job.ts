// The gate no longer shows anything once the time is over; this says so in the log, where nobody asks any more.
import { z } from 'zod'
import { sql } from '../../../kit/db/sql.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { perform } from '../../../kit/jobs/server/perform.ts'

export const endSeeing = defineJob('end-seeing', z.object({ session: z.uuid() }))

export const endingOfSeeing = perform(endSeeing, ({ payload, once }) =>
  once('end', async (db) => {
    await db.as('gate', () =>
      db.run(sql`
        update session set seen_as = null, seen_until = null
        where id = ${payload.session} and seen_until <= now()`),
    )
  }),
)
