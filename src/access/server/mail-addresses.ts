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

/** Those of the accounts that are in use: at the address that they sign in with, or else at the one that the
 *  company knows. */
export const mailAddresses = (db: Db, accounts: readonly string[]): Promise<Reached[]> =>
  db.many(
    reachedRow,
    sql`
    select account, email, lang, name from (
      select a.id as account, a.locale as lang, p.name,
        case when signed.name like '%.internal' then p.email else coalesce(signed.name, p.email) end
          as email
      from account a join person p on p.company_id = a.company_id and p.id = a.person,
        lateral (select sign_in_name_of(a.id) as name) signed
      where a.company_id = current_company() and a.id = any(${[...accounts]}::uuid[])
        and a.deactivated_at is null) reached
    where email is not null`,
  )
