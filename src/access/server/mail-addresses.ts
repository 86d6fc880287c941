// Where people of the company are written to, and in which language.
import { one, type RowOf, row } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Locale } from '../../kit/locales.ts'

const reachedRow = row({
  account: 'string',
  email: 'string',
  name: 'string',
  lang: one<Locale>(),
})
export type Reached = RowOf<typeof reachedRow>

/** Those of the accounts that are in use; how a person signs in is the gate's to read. */
export const mailAddresses = (db: Db, accounts: readonly string[]): Promise<Reached[]> =>
  db.as('gate', () =>
    db.many(
      reachedRow,
      sql`
      select a.id as account, l.email, a.locale as lang,
        concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as name
      from account a join login l on l.id = a.login_id
      where a.company_id = current_company() and a.id = any(${[...accounts]}::uuid[])
        and a.deactivated_at is null`,
    ),
  )
