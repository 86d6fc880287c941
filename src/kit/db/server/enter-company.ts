import { sql } from '../sql.ts'
import type { Db } from './database.ts'

/** From here on the transaction is of that company. */
export const enterCompany = (db: Db, id: string) =>
  db.run(sql`select set_config('app.company_id', ${id}, true)`)
