// What every company is told each morning. Said again at each start: nothing that is due in the
// morning depends on a job that somebody once enqueued.
import type { Database, Db } from '../kit/db/server/database.ts'
import { sql } from '../kit/db/sql.ts'

export async function awaitMornings(
  database: Database,
  tellers: readonly ((db: Db) => Promise<void>)[],
): Promise<void> {
  await database.transaction('owner', async (db) => {
    for (const { id } of await db.many({ id: 'string' }, sql`select id from company`)) {
      await db.run(sql`select set_config('app.company_id', ${id}, true)`)
      for (const tell of tellers) await tell(db)
    }
  })
}
