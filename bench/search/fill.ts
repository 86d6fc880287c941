// What is searched of a large company: 150,000 submissions of two years, 20,000 deficiencies, 5,000 people and
// assets, 200 projects; and somebody who works on five of these and sees no more than they do.
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../src/access/server/gate.ts'
import type { House } from '../submissions/house.ts'

export const submissions = 150_000

/** The log's triggers sleep meanwhile: filling takes seconds instead of an hour. */
export async function fill({ client, company }: House): Promise<{ ofProjects: string }> {
  const run = (text: string, values: unknown[] = []) => client.query(text, [company.id, ...values])
  await client.query('set session_replication_role = replica')
  await run(
    `with made as (
       insert into person (company_id, name, first_name, last_name, email, language, job_title)
       select $1, w.first || ' ' || w.last || n, w.first, w.last || n, 'p' || n || '@example.test', 'en', 'Labourer'
       from generate_series(1, 5000) n cross join lateral (select
         (array['Ana', 'Luc', 'Noé', 'Maya', 'Émile', 'Rosa', 'Omar'])[1 + n % 7] as first,
         (array['Tremblay', 'Ruiz', 'Zhang', 'Côté', 'Singh'])[1 + n % 5] as last) w
       returning id, first_name, last_name)
     insert into account (company_id, id, person, kind, role_id, first_name, last_name, permission_template_id)
     select $1, id, id, 'staff', 3, first_name, last_name,
       (select id from permission_template where company_id = $1 limit 1) from made`,
  )
  await run(
    `insert into projects (company_id, name, number, status, role_of_company, start_date)
     select $1, (array['Harbour', 'Rideau', 'Laurier', 'Kent', 'Mill'])[1 + n % 5] || ' Tower ' || n, 'P-' || n,
       'active', 'constructor', '2026-01-01' from generate_series(1, 200) n`,
  )
  await run(`insert into form_categories (company_id, name) values ($1, 'Checks')`)
  await run(
    `insert into forms (company_id, title, kind, category, signature_policy, retention)
     select $1, (array['Site inspection', 'Pre-use check', 'Hazard assessment', 'Diesel delivery'])[1 + n % 4] || ' ' || n,
       'inspection', (select id from form_categories where company_id = $1), 'submitter', 'seven_years'
     from generate_series(1, 60) n`,
  )
  await run(`insert into asset_types (company_id, name, category, tracking, icon)
    select $1, 'Type ' || n, 'tool', 'serialised', 'tool' from generate_series(1, 20) n`)
  await run(
    `with types as (select id, row_number() over (order by id) as n from asset_types where company_id = $1)
     insert into inventory (company_id, asset_type, tracking, name, inventory_id, serial, make, model, status)
     select $1, t.id, 'serialised', (array['Harness', 'Forklift', 'Ladder', 'Drill'])[1 + s.n % 4] || ' ' || s.n,
       'A-' || lpad(s.n::text, 4, '0'), 'SN' || s.n * 7919, 'Maker', 'M' || s.n % 40, 'in_service'
     from generate_series(1, 5000) s (n) join types t on t.n = s.n % 20 + 1`,
  )
  await run(
    `with staff as (select id, row_number() over (order by id) as n from account where company_id = $1),
       site as (select id, substr(number, 3)::integer as n from projects where company_id = $1 and number like 'P-%'),
       form as (select id, title, row_number() over (order by id) as n from forms where company_id = $1)
     insert into submissions (company_id, number, title, form, stage, project, submitted_by, source,
       submitted_at, submitted_on, created_by, updated_by)
     select $1, 'SUB-' || 2025 + s.n / 75000 || '-' || lpad((s.n % 75000)::text, greatest(4, length((s.n % 75000)::text)), '0'), form.title, form.id,
       (array['unsigned', 'signed', 'reviewed', 'closed', 'closed', 'closed'])[1 + s.n % 6], site.id, staff.id, 'web',
       t.at, t.at::date, staff.id, staff.id
     from generate_series(1, ${submissions}) s (n)
     join form on form.n = s.n % 60 + 1 join site on site.n = s.n % 200 + 1 join staff on staff.n = s.n % 5000 + 1
     cross join lateral (select now() - ((${submissions} - s.n) * 730.0 / ${submissions}) * interval '1 day' as at) t`,
  )
  // What each says: a word of all, of a third, of some and of few, and thirty of a vocabulary of 4,000.
  await run(
    `insert into submission_words (company_id, submission, at, words)
     select $1, s.id, s.submitted_at, to_tsvector('simple', folded(s.title || ' checked ' || w.said || said.more))
     from (select *, row_number() over (order by id) as n from submissions where company_id = $1) s
     cross join lateral (select (array['guardrail missing', 'housekeeping', 'ladder untied'])[1 + s.n % 3]
       || case when s.n % 40 = 0 then ' toeboard' else '' end
       || case when s.n % 20000 = 7 then ' wolframite' else '' end as said) w
     cross join lateral (select string_agg(' word' || (s.n * 31 + k * k * 17) % 4000, '') as more
       from generate_series(1, 30) k) said`,
  )
  await run(
    `with staff as (select id, row_number() over (order by id) as n from account where company_id = $1),
       site as (select id, substr(number, 3)::integer as n from projects where company_id = $1 and number like 'P-%')
     insert into deficiencies (company_id, number, title, source, severity, raised_on, status, raised_by, owner, project)
     select $1, 'DEF-2026-' || lpad(d.n::text, 5, '0'), (array['Loose guard rail', 'Diesel spill', 'Blocked exit'])[1 + d.n % 3]
       || ' ' || d.n, 'inspection', 'low', '2026-01-01', 'open', staff.id, staff.id, site.id
     from generate_series(1, 20000) d (n) join site on site.n = d.n % 200 + 1 join staff on staff.n = d.n % 5000 + 1`,
  )
  await run(`insert into chemicals (company_id, name, supplier, whmis_status, status)
    select $1, 'Diesel additive ' || n, 'Maker', 'hazardous', 'approved' from generate_series(1, 350) n`)
  const token = await someone({ client, company })
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
  return { ofProjects: token }
}

/** Holds every right, and sees their five projects. */
async function someone({ client, company }: Pick<House, 'client' | 'company'>): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `with login as (insert into login (email) values ('site@example.test') returning id),
       who as (
         update account set login_id = login.id, scope = 'workplaces' from login
         where account.id = (select id from account where company_id = $1 and person is not null limit 1)
         returning account.id, login.id as login),
       works as (
         insert into workplace_workers (company_id, project, person, from_on)
         select $1, p.id, who.id, date '2026-01-01' from who, projects p
         where p.company_id = $1 and p.number in ('P-1', 'P-2', 'P-3', 'P-4', 'P-5') returning 1)
     insert into session (token_hash, login_id, company_id, account_id, audience)
     select $2, who.login, $1, who.id, 'staff' from who`,
    [company.id, hashToken(token)],
  )
  return token
}
