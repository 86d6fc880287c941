// Seals changes that were committed: each company's chain grows a moment after its people wrote, so that none of
// them waits for another. Every process looks twice a second; one at a time seals for a company.
import type { Database } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Log } from '../../../kit/log/log.server.ts'
import { keepDoing } from '../../../kit/process/keep-doing.server.ts'

const everyMs = 500
/** Of a company in one transaction. */
const atOnce = 2000

/** Until nothing is left that this process may seal. */
export async function sealChanges(database: Database): Promise<void> {
  for (let sealed = atOnce; sealed >= atOnce; ) {
    const done = await database.transaction('owner', (db) =>
      db.maybe({ sealed: 'number' }, sql`select seal_changes(${atOnce}) as sealed`),
    )
    sealed = done?.sealed ?? 0
  }
}

export const keepSealing = (database: Database, log: Log) =>
  // What could not be sealed now waits in its table.
  keepDoing(() => sealChanges(database), {
    ...{ everyMs, log, failed: 'changes could not be sealed' },
  })
