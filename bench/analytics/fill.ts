// What the overview counts: beside two years of submissions twenty projects that expect forms, incidents, deficiencies,
// hours, talks and forms that say why an incident happened.
import type { House } from '../submissions/house.ts'
import { fillMany } from '../submissions/many.ts'

export type Filled = { submissions: number; incidents: number; deficiencies: number }

export async function fill(
  house: House,
  { submissions, incidents, deficiencies }: Filled,
): Promise<void> {
  const { client, company } = house
  await fillMany(house, { rows: submissions })
  const run = (text: string, values: unknown[] = []) => client.query(text, [company.id, ...values])
  await client.query('set session_replication_role = replica')
  await run(
    `insert into projects (company_id, name, number, status, role_of_company, start_date)
     select $1, 'Tower ' || n, 'P-' || n, 'active', 'constructor', current_date - 740 from generate_series(1, 19) n`,
  )
  await run(`update projects set start_date = current_date - 740 where company_id = $1`)
  const places = `(select id, row_number() over (order by id) - 1 as n from projects where company_id = $1)`
  await run(
    `update submissions s set project = p.id, asset = null from ${places} p
     where s.company_id = $1 and p.n = substr(s.number, 5)::integer / 12 % 20`,
  )
  await run(
    `insert into project_forms (company_id, project, form, frequency, weekdays, due_time, starts_on)
     select $1, p.id, f.id, 'daily', '{1,2,3,4,5}', '15:00', current_date - 730
     from projects p cross join (select id from forms where company_id = $1 order by id limit 4) f
     where p.company_id = $1`,
  )
  await run(
    `insert into incidents (company_id, number, title, kind, status, description, occurred_on, project, severity,
       reported_by, created_by)
     select $1, 'INC-' || s.n, 'A board slid off ' || s.n, (array['incident', 'incident', 'near_miss', 'hazard'])[1 + s.n % 4],
       (array['reported', 'investigating', 'closed'])[1 + s.n % 3], 'A board slid off a rolling scaffold.',
       current_date - s.n * 730 / ${incidents}, p.id,
       case when s.n % 4 < 2 then (array['first_aid', 'medical_aid', 'modified', 'lost_time', 'none'])[1 + s.n % 5] end, $2, $2
     from generate_series(1, ${incidents}) s (n) join ${places} p on p.n = s.n / 4 % 20`,
    [company.account],
  )
  await run(
    `with checks as (select id, form, project, submitted_on, row_number() over (order by id) as n
       from submissions where company_id = $1 and fails > 0)
     insert into deficiencies (company_id, number, title, source, severity, raised_on, status, raised_by, owner, project,
       form, submission, item_key)
     select $1, 'DEF-' || n, 'Loose guard rail ' || n, 'inspection', 'low', submitted_on,
       (array['open', 'done', 'closed'])[1 + n % 3], $2, $2, project, form, id, 'check_1'
     from checks where n <= ${deficiencies}`,
    [company.account],
  )
  await run(
    `insert into deficiency_event (company_id, deficiency, kind, at)
     select $1, id, 'done', raised_on + interval '3 days' from deficiencies
     where company_id = $1 and status in ('done', 'closed')`,
  )
  await run(
    `insert into worked_hours (company_id, name, project, week, whose, hours)
     select $1, 'Hours', p.id, w::date, 'own', 400 from projects p,
       generate_series(date_trunc('week', current_date - 740), current_date, '7 days') w where p.company_id = $1`,
  )
  await reasons(house)
  await client.query('set session_replication_role = origin')
  await client.query('select from right_counts()')
  await client.query('select fold_counts()')
  await client.query('vacuum analyze')
}

/** One form asks for reasons; each thirtieth of it says one. */
async function reasons({ client, company }: House): Promise<void> {
  const run = (text: string) => client.query(text, [company.id])
  await run(
    `insert into incident_reasons (company_id, name) select $1, 'Reason ' || n from generate_series(1, 12) n`,
  )
  await run(
    `update form_version set definition = jsonb_set(definition, '{fields,0,slug}', '"incident_reasons"')
     where company_id = $1 and form = (select min(id::text)::uuid from forms where company_id = $1)`,
  )
  await run(
    `with reason as (select id, row_number() over (order by id) - 1 as n from incident_reasons where company_id = $1),
       said as (select a.ctid as at, row_number() over (order by a.submission) as n from answer a
         where a.company_id = $1 and a.key = 'check_1'
           and a.form = (select min(id::text)::uuid from forms where company_id = $1))
     update answer a set option_id = reason.id::text from said join reason on reason.n = said.n % 12
     where a.company_id = $1 and a.ctid = said.at and said.n % 10 = 0`,
  )
}
