// A company of 5,000 people, as the database holds them.
import pg from 'pg'
import { allGrants } from '../../src/access/grants.ts'
import { hashToken } from '../../src/access/server/gate.ts'

const people = 5000

export async function fill(connection: pg.ClientConfig, token: string): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const one = async (text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows[0].id as string
  const company = await one(
    "insert into company (name, slug) values ('Bench', 'bench') returning id",
  )
  const login = await one("insert into login (email) values ('bench@example.test') returning id")
  const [all, user] = [1, 3].map((role) =>
    one(
      `insert into permission_template (company_id, name, base_role, grants, is_default)
       values ($1, 'Role ' || $2::int, $2, $3, true) returning id`,
      [company, role, role === 1 ? allGrants : ['submissions.view']],
    ),
  )
  const account = await one(
    `insert into account (company_id, login_id, kind, role_id, first_name, last_name, permission_template_id)
     values ($1, $2, 'staff', 1, 'Ada', 'Moreau', $3) returning id`,
    [company, login, await all],
  )
  await client.query(
    `insert into session (token_hash, login_id, company_id, account_id, audience)
     values ($1, $2, $3, $4, 'staff')`,
    [hashToken(token), login, company, account],
  )
  // The log sleeps meanwhile: filling takes seconds.
  await client.query('set session_replication_role = replica')
  await client.query(
    `with made as (
       insert into person (company_id, name, first_name, last_name, email, language, job_title)
       select $1, 'First' || n || ' Last' || n, 'First' || n, 'Last' || n, 'p' || n || '@example.test',
         'en', 'Labourer' from generate_series(1, $2::int) n returning id, first_name, last_name)
     insert into account (company_id, id, person, kind, role_id, first_name, last_name, permission_template_id)
     select $1, id, id, 'staff', 3, first_name, last_name, $3 from made`,
    [company, people, await user],
  )
  await client.query(
    "insert into engagement (company_id, person, kind) select company_id, person, 'employee' from account",
  )
  await client.query('vacuum analyze')
  await client.end()
  return company
}
