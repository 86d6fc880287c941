// Which companies have what the library has, in the role of the gate.
import { type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

const useRow = row({
  register: 'string',
  entry: 'string',
  company: 'string',
  name: 'string',
  version: 'number?',
})
export type LibraryUse = RowOf<typeof useRow>

/** A form is known by its name in the library, every other row by one of its titles. */
export const findUses = (db: Db, titles: readonly string[]): Promise<LibraryUse[]> =>
  db.many(
    useRow,
    sql`
    select u.register, u.entry, c.id as company, c.name, u.version
    from library_use(${[...titles]}) u join company c on c.id = u.company
    order by folded(c.name), c.id`,
  )
