// The person who is to put something right is told at once.
import { z } from 'zod'
import { inConfidence } from '../../../access/server/confidence.ts'
import { mailAddresses } from '../../../access/server/mail-addresses.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { tellAssigned } from '../telling/tell.server.ts'
import { assignedMail, type ReminderLine } from './mail.ts'

const tell = defineJob(
  'deficiency-assigned',
  z.object({ owner: z.uuid(), deficiencies: z.array(z.uuid()) }),
)

/** Has the owner told of deficiencies that became theirs: in one mail, however many a transaction gives
 *  them one after the other. The transaction remembers which, and each job replaces the one before. */
export async function tellOwner(
  db: Db,
  owner: string | null,
  deficiencies: readonly string[],
): Promise<void> {
  if (owner === null || deficiencies.length === 0) return
  await tellAssigned(db, owner, deficiencies)
  const found = await db.maybe(
    { given: 'string', key: 'string' },
    sql`
    select set_config('app.given', concat_ws(' ', case when was like ${`${owner} %`} then was
        else ${owner}::text end, ${deficiencies.join(' ')}::text), true) as given,
      concat_ws(' ', pg_current_xact_id(), ${owner}::text) as key
    from (select coalesce(current_setting('app.given', true), '') as was) w
    -- Rows that nobody wrote, those of a demo, are news to nobody.
    where coalesce(current_setting('app.source', true), '') <> ''`,
  )
  if (found === undefined) return
  const [, ...given] = found.given.split(' ')
  await enqueue(db, tell, { owner, deficiencies: given }, { key: found.key })
}

/** What is still theirs and still to be put right by then. */
const stillTheirs = (db: Db, owner: string, deficiencies: readonly string[]) =>
  db.many<ReminderLine>(sql`
    select d.id, d.number, d.title, d.severity, d.due_on, d.confidential, l.name as location from deficiencies d
    left join locations l on l.company_id = d.company_id and l.id = d.location
    where d.company_id = current_company() and d.id = any(${[...deficiencies]}::uuid[])
      and d.owner = ${owner} and d.archived_at is null and d.status in ('open', 'in_progress')
    order by d.number collate counted`)

export const tellOwners = (publicUrl: string): Performed =>
  perform(tell, ({ payload: { owner, deficiencies }, once }) =>
    once('mail', async (db) => {
      const told = await inConfidence(db, () => stillTheirs(db, owner, deficiencies))
      if (told.length === 0) return
      for (const to of await mailAddresses(db, [owner]))
        await sendMail(db, { to: to.email, lang: to.lang, ...assignedMail(told, to, publicUrl) })
    }),
  )
