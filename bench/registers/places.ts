// A company with 200,000 places, as the database holds them.
import pg from 'pg'
import { allGrants } from '../../src/access/grants.ts'
import { hashToken } from '../../src/access/server/gate.ts'

export const rows = 200_000
export const perPage = 50
export const yards = 100

/** The log's triggers sleep meanwhile: filling takes seconds instead of an hour. */
export async function fill(connection: pg.ClientConfig, token: string): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const one = async (text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows[0].id as string
  const company = await one(
    "insert into company (name, slug) values ('Bench', 'bench') returning id",
  )
  const login = await one("insert into login (email) values ('bench@example.test') returning id")
  const template = await one(
    `insert into permission_template (company_id, name, base_role, grants)
     values ($1, 'All', 1, $2) returning id`,
    [company, allGrants],
  )
  const account = await one(
    `insert into account (company_id, login_id, kind, role_id, first_name, last_name, permission_template_id)
     values ($1, $2, 'staff', 1, 'Ada', 'Moreau', $3) returning id`,
    [company, login, template],
  )
  await client.query(
    `insert into session (token_hash, login_id, company_id, account_id, audience)
     values ($1, $2, $3, $4, 'staff')`,
    [hashToken(token), login, company, account],
  )
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into locations (company_id, name, kind, created_by, updated_by)
     select $1, 'Place yard ' || n, 'yard', $2, $2 from generate_series(1, $3::int) n`,
    [company, account, yards],
  )
  await client.query(
    `with yard as (select array_agg(id) as ids from locations where company_id = $1)
     insert into locations (company_id, name, kind, parent, responsible, equipment, latitude,
       longitude, geofence, notes, created_by, updated_by)
     select $1, 'Place ' || md5(n::text), (array['office','shop','floor','zone','gate','storage','vehicle','room'])[1 + n % 8],
       case when n % 10 > 0 then yard.ids[1 + n % array_length(yard.ids, 1)] end,
       case when n % 3 = 0 then $2::uuid end,
       case when n % 4 = 0 then array['aed','eyewash'] else '{}' end,
       43 + n / 1000000.0, -79 - n / 1000000.0, case when n % 5 = 0 then 50 + n % 400 end,
       case when n % 6 = 0 then 'Keep the way to the stairs free at all times, in winter too.' end, $2, $2
     from generate_series(1, $3::int) n, yard`,
    [company, account, rows - yards],
  )
  await client.query('vacuum analyze')
  await client.end()
  return company
}
