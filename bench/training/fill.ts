// The training of the reference customer: 3,000 people, 90 courses of which six give first aid, 4,500 records that are live and
// two before each, 30 rules; sixty first aiders, half of them by their training records, on three shifts of twelve sites.
import type { Client } from 'pg'

type Filled = { client: Client; company: { id: string } }

export const people = 3000
export const courses = 90
export const live = 4500
const rules = 30
export const aiders = 60
export const sites = 12

/** A company may have courses of its own beside. */
const number = (code: string) => `substring(${code} from '^C-([0-9]+)$')::integer`

const workers = `with who as materialized (
  select id, name, last_name::integer as n from person where company_id = $1 and first_name = 'Worker')`

/** The log's triggers sleep meanwhile. */
export async function fill({ client, company }: Filled): Promise<void> {
  const run = (text: string) => client.query(text, [company.id])
  await client.query('set session_replication_role = replica')
  await run(
    `with made as (
       insert into person (company_id, name, first_name, last_name, language, job_title)
       select $1, 'Worker ' || n, 'Worker', n::text, 'en', 'Carpenter' from generate_series(1, ${people}) n
       returning id)
     insert into engagement (company_id, person, kind, starts_on)
     select $1, id, 'employee', current_date - 900 from made`,
  )
  await run(
    `insert into training (company_id, name, code, category, validity, months, evidence, first_aid)
     select $1, 'Course ' || n, 'C-' || n,
       (array['statutory', 'company', 'client', 'trade', 'equipment'])[1 + n % 5],
       'months', 36, '{number}', case when n <= 3 then 'standard' when n <= 6 then 'emergency' end
     from generate_series(1, ${courses}) n`,
  )
  // A course counts as the next: what covers what is worked out, too.
  await run(
    `update training t set covers = array[o.id] from training o
     where t.company_id = $1 and o.company_id = $1 and ${number('t.code')} % 9 = 0
       and ${number('o.code')} = ${number('t.code')} - 1`,
  )
  await run(
    `${workers}, asked as (
       insert into training_requirements (company_id, name, courses, level, grace_days, starts_on)
       select $1, 'Rule ' || n, array(select id from training where company_id = $1
           and ${number('code')} % ${rules} = n - 1), 'mandatory', 30, current_date - 400
       from generate_series(1, ${rules}) n returning id, name)
     insert into audience_member (company_id, audience, person, because, since)
     select $1, asked.id, who.id, '{0}', now() - interval '300 days' from asked
     join who on (who.n + substr(asked.name, 6)::integer) % 3 = 0`,
  )
  await run(
    `${workers}, what as (
       select id, name, row_number() over (order by ${number('code')}) - 1 as k from training
       where company_id = $1 and ${number('code')} > 0)
     insert into training_records (company_id, name, person, course, completed_on, expires_on, certificate_number)
     select $1, what.name, who.id, what.id, day, (day + interval '36 months')::date, 'N-' || at
     from generate_series(0, ${live} - 1) at
     join who on who.n = at % ${people} + 1
     join what on what.k = (at * 7 + at / ${people}) % ${courses}
     cross join lateral (select current_date - (at * 37 % 1000 + before * 1090)::integer as day
       from generate_series(0, 2) before) done`,
  )
  await run(
    `${workers}, place as (
       insert into locations (company_id, name, kind)
       select $1, 'Site ' || n, 'site' from generate_series(1, ${sites}) n returning id, name),
     counted as (
       insert into head_count (company_id, location, shift, workers)
       select $1, id, shift, 20 from place cross join unnest('{day,afternoon,night}'::text[]) shift),
     named as (select id, row_number() over (order by name) - 1 as n from place)
     insert into first_aiders (company_id, person, location, name, shift, starts_on, certificate_level,
       certificate_expires_on)
     select $1, who.id, named.id, who.name, (array['day', 'afternoon', 'night'])[1 + who.n / 12 % 3],
       current_date - 300, 'standard', case when who.n % 2 = 0 then current_date + 200 end
     from who join named on named.n = who.n % ${sites} where who.n <= ${aiders}`,
  )
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
}
