import { nextMorning } from '../../../access/server/mornings.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { perform } from '../../../kit/jobs/server/perform.ts'
import { isLive } from '../publishing/live.ts'
import { closeAlert, tellReaders } from './tell.store.ts'
import { tellAlert, tellNewcomers } from './tell-jobs.ts'

export const tellJob = perform(tellAlert, ({ payload: { alert }, once }) =>
  once('tell', (db) => tellReaders(db, alert)),
)

const alerts = (db: Db, which: ReturnType<typeof sql>) =>
  db.many(
    { id: 'string' },
    sql`select t.id from safety_alerts t
      where t.company_id = current_company() and ${which} order by t.id`,
  )

/** Who began to work since; and what its last day ended. */
export async function lookAfterAlerts(db: Db): Promise<void> {
  for (const { id } of await alerts(db, isLive)) await tellReaders(db, id)
  const isOver = sql`t.edition is not null and not ${isLive} and exists (
    select from notice n where n.company_id = t.company_id and n.record = t.id and n.read_at is null)`
  for (const { id } of await alerts(db, isOver)) await closeAlert(db, id)
}

export async function awaitNewcomers(db: Db, now = new Date()): Promise<void> {
  const runAt = await nextMorning(db, now, { working: false })
  await enqueue(db, tellNewcomers, {}, { key: 'morning', runAt })
}

export const newcomersJob = perform(tellNewcomers, ({ once }) =>
  once('tell', async (db) => {
    await awaitNewcomers(db)
    await lookAfterAlerts(db)
  }),
)
