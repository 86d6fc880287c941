import type { Audience } from '../../../access/context.ts'
import { one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'

const openedRow = row({ company_id: 'string', invitation: 'string', person: 'string' })
export type OpenInvitation = RowOf<typeof openedRow>

/** From here on the transaction is of the company that the invitation leads to. */
export const openInvitation = (db: Db, token: Buffer, from: { id: string; ip: string }) =>
  db.maybe(
    openedRow,
    sql`select * from open_invitation(${token}, ${from.id}, ${from.ip}) where invitation is not null`,
  )

const inviteeRow = row({
  company: 'string',
  slug: 'string',
  first_name: 'string',
  last_name: 'string',
  language: one<Locale>(),
  email: 'string?',
  kind: one<Extract<Audience, 'staff' | 'contractor'>>(),
  role_id: 'number?',
  until: 'string',
})
export type InviteeRow = RowOf<typeof inviteeRow>

export async function readInvitee(
  db: Db,
  { invitation, person }: OpenInvitation,
): Promise<InviteeRow> {
  const found = await db.maybe(
    inviteeRow,
    sql`
    select c.name as company, c.slug, p.first_name, p.last_name, p.language, i.email, a.kind, a.role_id,
      i.expires_at as until
    from invitation i
    join company c on c.id = i.company_id
    join person p on p.company_id = i.company_id and p.id = i.person
    join account a on a.company_id = i.company_id and a.id = i.person
    where i.company_id = current_company() and i.id = ${invitation} and p.id = ${person}`,
  )
  if (found === undefined) throw new Error('The invitation leads to what is not there.')
  return found
}

export const noteOpened = (db: Db, id: string) =>
  db.run(sql`
    update invitation set opened_at = now()
    where company_id = current_company() and id = ${id} and opened_at is null`)

/** False where another one was quicker. */
export async function acceptInvitation(db: Db, id: string): Promise<boolean> {
  const accepted = await db.run(sql`
    update invitation set accepted_at = now(), opened_at = coalesce(opened_at, now())
    where company_id = current_company() and id = ${id} and accepted_at is null`)
  return accepted === 1
}

type Given = { first_name: string; last_name: string; language: Locale }

export async function enterPerson(
  db: Db,
  { person }: OpenInvitation,
  login: string,
  { first_name, last_name, language }: Given,
): Promise<void> {
  await db.run(sql`
    update person set first_name = ${first_name}, last_name = ${last_name}, language = ${language}
    where company_id = current_company() and id = ${person}`)
  await db.run(sql`
    update account set login_id = ${login} where company_id = current_company() and id = ${person}`)
}

/** The login of the account, for the gate; none where nobody has signed in to it. */
export const loginOf = async (db: Db, account: string): Promise<string | undefined> =>
  (
    await db.maybe(
      { id: 'string' },
      sql`
      select login_id as id from account
      where company_id = current_company() and id = ${account} and login_id is not null`,
    )
  )?.id

/** Of logins on this server, the names that begin so. */
export const namesLike = async (db: Db, begin: string): Promise<Set<string>> =>
  new Set(
    (
      await db.many(
        { email: 'string' },
        sql`select lower(email) as email from login where lower(email) like ${`${begin}%.internal`}`,
      )
    ).map(({ email }) => email),
  )

export async function makeLogin(db: Db, email: string, hash: string): Promise<string> {
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into login (email, password_hash) values (${email}, ${hash}) returning id`,
  )
  if (made === undefined) throw new Error('The statement returned no row.')
  return made.id
}
