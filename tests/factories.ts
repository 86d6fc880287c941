// What tests need before they begin. Each is made by the owner of the tables, in its transaction:
// `database.transaction('owner', (db) => makeCompany(db))`.
import { randomBytes } from 'node:crypto'
import type { Audience } from '../src/access/context.ts'
import { allGrants } from '../src/access/grants.ts'
import { hashToken } from '../src/access/server/gate.ts'
import type { Db } from '../src/kit/db/server/database.ts'
import { sql } from '../src/kit/db/sql.ts'

export type Company = { id: string; name: string }
export type Account = { id: string; companyId: string; loginId: string; email: string }

const unique = () => randomBytes(5).toString('hex')
/** Letters alone: lists count the digits of a name. */
const uniqueWord = () => unique().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

async function one<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row> {
  const row = await db.maybe<Row>(query)
  if (row === undefined) throw new Error('The statement returned no row.')
  return row
}

export const makeCompany = (db: Db): Promise<Company> =>
  one(
    db,
    sql`insert into company (name, slug) values ('Ridge Concrete', ${unique()}) returning id, name`,
  )

const makeLogin = (db: Db, email = `${uniqueWord()}@example.test`): Promise<{ id: string }> =>
  one(db, sql`insert into login (email) values (${email}) returning id`)

/** Staff with every grant unless said otherwise. */
export async function makeAccount(
  db: Db,
  companyId: string,
  given: { kind?: 'staff' | 'contractor'; grants?: readonly string[]; email?: string } = {},
): Promise<Account> {
  const { kind = 'staff', grants = allGrants, email = `${uniqueWord()}@example.test` } = given
  const login = await makeLogin(db, email)
  const template = await one<{ id: string }>(
    db,
    sql`
      insert into permission_template (company_id, name, base_role, grants)
      values (${companyId}, ${uniqueWord()}, 1, ${grants}) returning id`,
  )
  const account = await one<{ id: string }>(
    db,
    sql`
      insert into account
        (company_id, login_id, kind, role_id, first_name, last_name, permission_template_id)
      values (${companyId}, ${login.id}, ${kind}, ${kind === 'staff' ? 1 : null}, 'Ada', 'Moreau',
        ${template.id}) returning id`,
  )
  return { id: account.id, companyId, loginId: login.id, email }
}

export async function makeAdmin(db: Db): Promise<{ loginId: string }> {
  const login = await makeLogin(db)
  await db.run(sql`insert into provider_admin (login_id, name) values (${login.id}, 'Noor Haddad')`)
  return { loginId: login.id }
}

/** A bearer token as signing in hands it out. */
export async function signIn(
  db: Db,
  who: { loginId: string; companyId?: string; id?: string },
  audience: Audience = 'staff',
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.run(sql`
    insert into session (token_hash, login_id, company_id, account_id, audience)
    values (${hashToken(token)}, ${who.loginId}, ${who.companyId ?? null}, ${who.id ?? null},
      ${audience})`)
  return token
}
