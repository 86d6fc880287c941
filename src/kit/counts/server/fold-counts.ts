import { row } from '../../db/row.ts'
import type { Database } from '../../db/server/database.ts'
import { sql } from '../../db/sql.ts'

/** Adds what was noted since to the counts: reading them is quick again. */
export const foldCounts = (database: Database) =>
  database.transaction('owner', (db) => db.run(sql`select fold_counts()`))

const astrayRow = row({
  of: 'string',
  company_id: 'string',
  by: 'json',
  kept: 'number',
  there: 'number',
})

/** Counts all anew, and makes right what was kept otherwise; says what that was. No server answers figures from memory
 *  that it worked out before. */
export const rightCounts = (database: Database) =>
  database.transaction('owner', async (db) => {
    await db.run(sql`select forget_figures()`)
    return db.many(
      astrayRow,
      sql`select "of", company_id, to_json(by) as by, kept, there from right_counts()`,
    )
  })
