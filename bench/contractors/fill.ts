// A company with 120 contractors of whom 40 work on projects, 20 forms that each may owe, and what came of 30,000 of
// these in a year; at the gate of one project, 200 of their people with papers, courses and cards.
import type { House } from '../submissions/house.ts'

export const contractors = 120
export const requirements = 20
export const people = 200

/** The log's triggers sleep meanwhile. What is due monthly is owed by everybody, what is due weekly on the projects. */
export async function fill({ client, company }: House): Promise<number> {
  const run = (text: string, values: unknown[] = []) => client.query(text, [company.id, ...values])
  await client.query('set session_replication_role = replica')
  await run(`insert into form_categories (company_id, name) values ($1, 'Contractors')`)
  await run(
    `insert into forms (company_id, title, kind, category, signature_policy, retention, current_version)
     select $1, 'Contractor form ' || n, 'inspection',
       (select id from form_categories where company_id = $1), 'submitter', 'seven_years', 1
     from generate_series(1, ${requirements}) n`,
  )
  await run(
    `insert into tc_default_forms (company_id, name, form, place, frequency, weekdays, month_day, grace_days,
       starts_on, on_rain_days)
     select $1, title, id, case when n > 3 then 'contractor' else 'projects' end,
       case when n > 3 then 'monthly' else 'weekly' end, case when n > 3 then '{}' else '{5}' end::text[],
       case when n > 3 then n end, 1, current_date - 365, false
     from (select id, title, row_number() over (order by id) as n from forms where company_id = $1) f`,
  )
  await run(
    `with made as (
       insert into trade_contractors (company_id, name, state)
       select $1, 'Contractor ' || lpad(n::text, 3, '0'), 'approved' from generate_series(1, ${contractors}) n
       returning id, name)
     insert into tc_papers (company_id, trade_contractor, kind, name, expires_on)
     select $1, id, kind, kind || ' ' || name, current_date + 60
     from made cross join unnest('{clearance,liability}'::text[]) kind`,
  )
  await run(
    `insert into tc_projects (company_id, name, trade_contractor, project, starts_on)
     select $1, c.name, c.id, $2, current_date - 365 from trade_contractors c
     where c.company_id = $1 order by c.name limit 40`,
    [company.project],
  )
  const { rowCount } = await run(
    `with due as (
       select l.id as line, l.form, c.id as contractor, case l.place when 'projects' then $2::uuid end as project,
         day::date, row_number() over () as n
       from tc_default_forms l join trade_contractors c on c.company_id = l.company_id
       join generate_series(current_date - 364, current_date, interval '1 day') day on case l.frequency
         when 'weekly' then extract(isodow from day) = 5 else extract(day from day) = l.month_day end
       where l.company_id = $1 and (l.place = 'contractor' or exists (select from tc_projects p
         where p.company_id = $1 and p.trade_contractor = c.id))),
     came as (
       insert into submissions (company_id, number, title, form, stage, project, trade_contractor, source,
         submitted_at, submitted_on)
       select $1, 'SUB-' || n, 'Contractor form', form, 'closed', project, contractor, 'tc_portal',
         day + time '12:00', day from due where n % 10 > 0
       returning id, form, trade_contractor, project, submitted_on)
     insert into tc_submissions (company_id, id, trade_contractor, project, line, due_on)
     select $1, c.id, c.trade_contractor, c.project, l.id, c.submitted_on
     from came c join tc_default_forms l on l.company_id = $1 and l.form = c.form`,
    [company.project],
  )
  await run(
    `with firm as (select id, row_number() over (order by name) as n from trade_contractors where company_id = $1),
     made as (
       insert into person (company_id, name, first_name, last_name, language)
       select $1, 'Worker ' || n, 'Worker', n::text, 'en' from generate_series(1, ${people}) n
       returning id, last_name::integer as n),
     engaged as (
       insert into engagement (company_id, person, kind, trade_contractor, starts_on)
       select $1, made.id, 'contractor_worker', firm.id, current_date - 300
       from made join firm on firm.n = made.n % 40 + 1)
     insert into workplace_workers (company_id, person, project, from_on)
     select $1, id, $2, current_date - 300 from made`,
    [company.project],
  )
  await run(
    `insert into training (company_id, name, category, validity, months)
     select $1, 'Course ' || n, 'statutory', 'months', 36 from generate_series(1, 10) n`,
  )
  await run(
    `with asked as (
       insert into training_requirements (company_id, name, courses, level, grace_days, starts_on)
       select $1, 'Everybody', array_agg(id), 'mandatory', 0, current_date - 300
       from training where company_id = $1 returning id)
     insert into audience_member (company_id, audience, person, because)
     select $1, asked.id, person.id, '{0}' from asked cross join person where person.company_id = $1`,
  )
  await run(
    `insert into training_records (company_id, name, person, course, completed_on)
     select $1, t.name, p.id, t.id, current_date - 100
     from person p join training t on t.company_id = p.company_id where p.company_id = $1`,
  )
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
  return rowCount ?? 0
}
