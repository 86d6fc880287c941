import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Module } from '../modules.ts'

/** Whether the company uses this part of the product. */
export const uses = async (db: Db, module: Module): Promise<boolean> =>
  (await db.maybe(
    sql`select id from company where id = current_company() and ${module} <> all(modules_off)`,
  )) !== undefined
