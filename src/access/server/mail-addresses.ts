// Where people of the company are written to, and in which language.
import { one, type RowOf, row } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Locale } from '../../kit/locales.ts'
import type { Writer } from '../../kit/mail/letter.ts'

const reachedRow = row({
  account: 'string',
  email: 'string',
  name: 'string',
  lang: one<Locale>(),
})
export type Reached = RowOf<typeof reachedRow>

/** Of an account `a` and its person `p`: what they sign in with, or else what the company knows. */
const addressOf = sql`case when signed.name like '%.internal' then p.email
  else coalesce(signed.name, p.email) end`

/** Those of the accounts that are in use: at the address that they sign in with, or else at the one that the
 *  company knows. */
export const mailAddresses = (db: Db, accounts: readonly string[]): Promise<Reached[]> =>
  db.many(
    reachedRow,
    sql`
    select account, email, lang, name from (
      select a.id as account, a.locale as lang, p.name,
        ${addressOf} as email
      from account a join person p on p.company_id = a.company_id and p.id = a.person,
        lateral (select sign_in_name_of(a.id) as name) signed
      where a.company_id = current_company() and a.id = any(${[...accounts]}::uuid[])
        and a.deactivated_at is null) reached
    where email is not null`,
  )

/** Who writes a mail, and how its reader reaches them: nobody where the account is not in use. */
export const writerOf = async (db: Db, account: string | null): Promise<Writer | undefined> =>
  account === null
    ? undefined
    : db.maybe(
        { name: 'string', email: 'string?', phone: 'string?' },
        sql`
        select p.name, ${addressOf} as email, p.mobile as phone
        from account a join person p on p.company_id = a.company_id and p.id = a.person,
          lateral (select sign_in_name_of(a.id) as name) signed
        where a.company_id = current_company() and a.id = ${account} and a.deactivated_at is null`,
      )

/** The same of somebody whose name is known however they are reached. */
export const writerNamed = async (
  db: Db,
  account: string | null | undefined,
  name: string,
): Promise<Writer> => (await writerOf(db, account ?? null)) ?? { name, email: null, phone: null }
