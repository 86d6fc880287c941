// A company whose log has two million links over two years, as the database holds them: 200 people, 40 kinds of
// records, some of each seldom.
import pg from 'pg'
import { allGrants } from '../../src/access/grants.ts'
import { hashToken } from '../../src/access/server/gate.ts'

export const links = Number(process.env.LINKS ?? 2_000_000)
const people = 200
const places = 5000

/** The log's triggers sleep meanwhile; its hashes are not what is measured. */
export async function fill(connection: pg.ClientConfig, tokens: { all: string; some: string }) {
  const client = new pg.Client(connection)
  await client.connect()
  // Where a statement fails, that is said, and not that the database stops afterwards.
  client.on('error', () => undefined)
  const one = async (text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows[0].id as string
  const company = await one(
    "insert into company (name, slug) values ('Bench', 'bench') returning id",
  )
  const template = (name: string, grants: readonly string[]) =>
    one(
      `insert into permission_template (company_id, name, base_role, grants)
       values ($1, $2, 1, $3) returning id`,
      [company, name, grants],
    )
  const few = allGrants.filter(
    (grant) => !grant.startsWith('submissions.') && grant !== 'confidential.view',
  )
  const templates = {
    all: await template('All', allGrants),
    some: await template('Some', [...few, 'submissions.view-signed']),
  }
  const account = async (n: number, of: string) => {
    const login = await one('insert into login (email) values ($1) returning id', [
      `p${n}@example.test`,
    ])
    const id = await one(
      `insert into account (company_id, login_id, kind, role_id, first_name, last_name, permission_template_id)
       values ($1, $2, 'staff', 1, 'Person', $3, $4) returning id`,
      [company, login, String(n), of],
    )
    return { id, login }
  }
  const ids: string[] = []
  for (let n = 0; n < people; n += 1) ids.push((await account(n, templates.all)).id)
  const enter = async (n: number, of: string, token: string) => {
    const { id, login } = await account(n, of)
    await client.query(
      `insert into session (token_hash, login_id, company_id, account_id, audience)
       values ($1, $2, $3, $4, 'staff')`,
      [hashToken(token), login, company, id],
    )
  }
  await enter(people, templates.all, tokens.all)
  await enter(people + 1, templates.some, tokens.some)
  await client.query('set session_replication_role = replica')
  // What making these people wrote would take the numbers of the links.
  await client.query('truncate change, change_unsealed, change_seal, change_head')
  await client.query(
    `insert into locations (company_id, name, kind)
     select $1, 'Place ' || n, 'yard' from generate_series(1, $2::int) n`,
    [company, places],
  )
  // One in seven hundred is of teams, the last of them a year ago; the first two people left then too.
  await client.query(
    `with place as (select array_agg(id) as ids from locations where company_id = $1),
     kinds as (select array['submissions', 'submission_revision', 'signature_place', 'signature',
       'submission_event', 'deficiencies', 'deficiency_event', 'projects', 'to_dos', 'account',
       'file', 'forms', 'hazards', 'inventory', 'locations'] as names)
     insert into change (company_id, seq, at, actor_id, actor_name, source, request_id, ip, action, subject,
       subject_id, before, after)
     select $1, n, now() - interval '2 years' * (1 - n / $4::float),
       case when n % 20 = 0 then null else ($2::uuid[])[1 + case when n < $4 / 2 then n % $3 else 2 + n % ($3 - 2) end] end,
       case when n % 20 = 0 then 'system' else 'Person' end, case when n % 20 = 0 then 'job x' else 'staff' end,
       md5(n::text)::uuid::text, '10.0.0.1',
       case when n % 1001 = 0 then 'delete' when n % 97 = 0 then 'sign-in' when n % 3 = 0 then 'create' else 'update' end,
       case when n < $4 / 2 and n % 701 = 0 then 'teams' else kinds.names[1 + n % array_length(kinds.names, 1)] end,
       case when n % 15 = 14 then place.ids[1 + n / 15 % array_length(place.ids, 1)] else overlay(overlay(md5((n / 7)::text) placing '4' from 13) placing '8' from 17)::uuid end,
       jsonb_build_object('name', 'Before ' || n, 'notes', repeat('a note ', 10)),
       jsonb_build_object('name', 'After ' || n, 'notes', repeat('a note ', 12))
     from generate_series(1, $4::int) n, place, kinds`,
    [company, ids, people, links],
  )
  await client.query("select setval('numbers.changes', $1)", [links])
  await client.query('vacuum analyze')
  await client.end()
  return { company, person: ids[1] ?? '' }
}
