// A company of 5,000 people of four entities, on 200 projects with 50,000 deficiencies, as the database holds them.
import pg from 'pg'
import { allGrants } from '../../src/access/grants.ts'
import { hashToken } from '../../src/access/server/gate.ts'

const people = 5000

export async function fill(connection: pg.ClientConfig, token: string): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  // Where a statement fails, that is said, and not that the database stops afterwards.
  client.on('error', () => undefined)
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
  const entity = (name: string) =>
    one(
      `insert into entities (company_id, name, legal_name, kind, country)
       values ($1, $2, $2, 'legal_entity', 'CA') returning id`,
      [company, name],
    )
  const north = await entity('North')
  for (const name of ['South', 'East', 'West']) await entity(name)
  await client.query(
    `with numbered as (select person, row_number() over (order by person) as n from engagement),
       entity as (select id, row_number() over (order by id = $1 desc, id) as n from entities)
     update engagement e set entity = entity.id from numbered n join entity on entity.n = n.n % 4 + 1
     where n.person = e.person`,
    [north],
  )
  await client.query('update engagement set entity = $1 where person = $2', [north, account])
  await client.query(
    `with staff as (select id, row_number() over (order by id) as n from account where company_id = $1),
       made as (
         insert into projects (company_id, name, number, status, role_of_company, start_date, supervisor)
         select $1, 'Project ' || n, 'P-' || n, 'active', 'constructor', '2026-01-01',
           (select id from staff where staff.n = p.n * 20 + p.n % 4)
         from generate_series(1, 200) p (n) returning id, number),
       numbered as (select id, substr(number, 3)::integer as n from made),
       workers as (
         insert into workplace_workers (company_id, project, person, from_on)
         select $1, p.id, s.id, date '2026-01-01' from numbered p join staff s on s.n / 25 = p.n
         union all select $1, p.id, $2, date '2026-01-01' from numbered p where p.n <= 5)
     insert into deficiencies (company_id, number, title, source, severity, raised_on, status, created_by,
       raised_by, owner, project)
     select $1, 'DEF-2026-' || lpad(d.n::text, 5, '0'), 'Deficiency ' || d.n, 'inspection', 'low', '2026-01-01',
       'open', by.id, by.id, owner.id, p.id
     from generate_series(1, 50000) d (n) join numbered p on p.n = d.n % 200 + 1
     join staff by on by.n = d.n % 4999 + 1 join staff owner on owner.n = d.n * 7 % 4999 + 1`,
    [company, account],
  )
  await client.query('vacuum analyze')
  await client.end()
  return company
}
