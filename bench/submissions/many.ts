// Two years of a company that submits much: 150,000 submissions of twelve forms at forty places, in
// all stages, with ten answers each.
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../src/access/server/gate.ts'
import type { House } from './house.ts'

export const submissions = 150_000

export type Many = { form: string; place: string; worker: string }

const definitionOf = (questions: number) => ({
  languages: ['en'],
  fields: Array.from({ length: questions }, (_, n) => ({
    key: `check_${n + 1}`,
    type: 'radio',
    label: `Item ${n + 1}`,
    options: [
      { id: 'pass', label: 'Pass', score: 1 },
      { id: 'fail', label: 'Fail', score: 0, fails: true },
    ],
  })),
})

/** Somebody who sees their own submissions and those that wait for their signature. */
async function addWorker({ client, company }: House): Promise<{ id: string; token: string }> {
  const one = async (text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows[0].id as string
  const token = randomBytes(32).toString('base64url')
  const login = await one("insert into login (email) values ('worker@example.test') returning id")
  const template = await one(
    `insert into permission_template (company_id, name, base_role, grants)
     values ($1, 'Worker', 3, '{submissions.view,submissions.create}') returning id`,
    [company.id],
  )
  const id = await one(
    `insert into account (company_id, login_id, kind, role_id, first_name, last_name, permission_template_id)
     values ($1, $2, 'staff', 3, 'Luc', 'Tremblay', $3) returning id`,
    [company.id, login, template],
  )
  await client.query(
    `insert into session (token_hash, login_id, company_id, account_id, audience)
     values ($1, $2, $3, $4, 'staff')`,
    [hashToken(token), login, company.id, id],
  )
  return { id, token }
}

/** The log's triggers sleep meanwhile: filling takes seconds instead of an hour. */
export async function fillMany(
  house: House,
  { rows = submissions, questions = 10 } = {},
): Promise<Many> {
  const { client, company } = house
  const worker = await addWorker(house)
  await client.query('set session_replication_role = replica')
  const run = (text: string, values: unknown[] = []) => client.query(text, [company.id, ...values])
  const ids = async (table: string) =>
    (await run(`select array_agg(id order by id) as ids from ${table} where company_id = $1`))
      .rows[0].ids as string[]
  await run(`insert into form_categories (company_id, name) values ($1, 'Checks')`)
  await run(
    `insert into forms (company_id, title, kind, category, signature_policy, retention)
     select $1, (array['Site inspection', 'Pre-use check', 'Hazard assessment'])[1 + n % 3] || ' ' || n,
       'inspection', (select id from form_categories where company_id = $1), 'submitter', 'seven_years'
     from generate_series(1, 12) n`,
  )
  await run(
    `insert into form_version (company_id, form, n, definition, hash)
     select $1, id, 1, $2, encode(sha256(id::text::bytea), 'hex') from forms where company_id = $1`,
    [JSON.stringify(definitionOf(questions))],
  )
  // Ten sites of four places each.
  await run(`insert into locations (company_id, name, kind)
    select $1, 'Site ' || n, 'project' from generate_series(1, 10) n`)
  await run(`insert into locations (company_id, name, kind, parent)
    select $1, l.name || ', level ' || n, 'floor', l.id from locations l, generate_series(1, 3) n
    where l.company_id = $1 and l.name like 'Site%'`)
  const forms = await ids('forms')
  const places = await ids('locations')
  await run(
    `insert into submissions (company_id, number, title, form, stage, location, submitted_by,
       source, submitted_at, submitted_on, duration, percent, passed, fails, critical,
       signatures_needed, signatures_given, created_by, updated_by)
     select $1, 'SUB-' || n, f.title, f.id,
       (array['unsigned','partly_signed','signed','signed','reviewed','closed','closed','closed',
         'closed','closed','returned','void'])[1 + (n / 12) % 12],
       ($2::uuid[])[1 + n % array_length($2::uuid[], 1)],
       case when n % 40 = 0 then $4::uuid else $3::uuid end,
       (array['web','web','web','qr_public','tc_portal'])[1 + n % 5], t.at, t.at::date, 300 + n % 900,
       100 - (n % 7) * 5, n % 7 < 3, case when n % 3 = 0 then n % 7 else 0 end, n % 50 = 0, 1, 1, $3, $3
     from generate_series(1, ${rows}) n
     cross join lateral (select now() - (n * 730.0 / ${rows}) * interval '1 day' as at) t
     join forms f on f.company_id = $1 and f.id = ($5::uuid[])[1 + n % 12]`,
    [places, company.account, worker.id, forms],
  )
  await run(
    `insert into submission_revision (company_id, submission, n, form_version, answers, about, hash,
       lang, started_at, made_at, made_by)
     select s.company_id, s.id, 1, v.id, '{}', '{}', encode(sha256(s.id::text::bytea), 'hex'), 'en',
       s.submitted_at, s.submitted_at, s.submitted_by
     from submissions s join form_version v on v.company_id = s.company_id and v.form = s.form
     where s.company_id = $1`,
  )
  await run(
    `insert into signature_place (company_id, submission, position, role, account)
     select company_id, id, 1, 'submitter', submitted_by from submissions where company_id = $1`,
  )
  await run(
    `insert into answer (company_id, submission, n, form, key, option_id, fails, submitted_on)
     select s.company_id, s.id, q, s.form, 'check_' || q, case when q <= s.fails then 'fail' else 'pass' end,
       q <= s.fails, s.submitted_on
     from submissions s, generate_series(1, ${questions}) q where s.company_id = $1`,
  )
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
  // A site with places inside it.
  const site = await run("select id from locations where company_id = $1 and name = 'Site 5'")
  return { form: forms[0] ?? '', place: site.rows[0].id, worker: worker.token }
}
