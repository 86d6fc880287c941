// The reference customer: 3,000 people, 500 of them employees; 60 policies for everyone, 200 procedures, each for two
// of 25 projects; nine of ten sign-offs given.
import type { House } from '../submissions/house.ts'

export const people = 3000
const policies = 60
const procedures = 200

export async function fill({ client, company }: House): Promise<{ policy: string }> {
  const run = (text: string, values: unknown[] = []) => client.query(text, values)
  // The log sleeps meanwhile: filling takes seconds.
  await run('set session_replication_role = replica')
  await run(
    `with made as (
       insert into person (company_id, name, first_name, last_name, language, supervisor)
       select $1, 'First' || n || ' Last' || n, 'First' || n, 'Last' || n, 'en', $3
       from generate_series(1, $2::int) n returning id, first_name, last_name)
     insert into account (company_id, id, person, kind, role_id, first_name, last_name)
     select $1, id, id, 'staff', 3, first_name, last_name from made`,
    [company.id, people, company.account],
  )
  await run(
    `insert into engagement (company_id, person, kind)
     select company_id, person, case when row_number() over (order by person) <= 500 then 'employee'
       else 'contractor_worker' end from account`,
  )
  await run(
    `insert into projects (company_id, name, number, status, role_of_company, start_date)
     select $1, 'Project ' || n, 'P-' || n, 'active', 'constructor', '2026-01-01' from generate_series(1, 25) n`,
    [company.id],
  )
  await run(
    `insert into workplace_workers (company_id, project, person, from_on)
     select $1, p.id, a.id, '2026-01-01'
     from (select id, row_number() over (order by id) as n from projects where number like 'P-%') p
     join (select id, row_number() over (order by id) as n from account) a on a.n % 25 + 1 = p.n`,
    [company.id],
  )
  for (const [kind, count] of Object.entries({ policies, swps: procedures })) {
    await run(
      `insert into ${kind}_categories (company_id, name, search_text) select $1, 'All', default`,
      [company.id],
    ).catch(() =>
      run(`insert into ${kind}_categories (company_id, name) values ($1, 'All')`, [company.id]),
    )
    await run(
      `with place as (select array_agg(id order by number) as ids from projects where number like 'P-%')
       insert into ${kind} (company_id, title, number, category, audience)
       select $1, '${kind} ' || n, '${kind}-' || n, (select id from ${kind}_categories limit 1),
         case '${kind}' when 'policies' then '[{"out": false, "kind": "everyone"}]'
         else jsonb_build_array(
           jsonb_build_object('out', false, 'kind', 'project', 'id', place.ids[n % 25 + 1]),
           jsonb_build_object('out', false, 'kind', 'project', 'id', place.ids[n % 24 + 2])) end
       from place, generate_series(1, ${count}) n`,
      [company.id],
    )
    await run(
      `insert into document (company_id, id, register, title, number, sign_days)
       select company_id, id, '${kind}', title, number, 14 from ${kind}`,
    )
    await run(
      `insert into audience (company_id, id, register, rule)
       select company_id, id, '${kind}', audience from ${kind}`,
    )
  }
  await run(
    `insert into document_version (company_id, document, number, state, content, hash, columns, row_hash,
       sign_again, published_at)
     select company_id, id, 1, 'published', jsonb_build_object('title', title), 'hash', '{}', 'row', true,
       now() - interval '3 months' from document`,
  )
  await run('set session_replication_role = default')
  const found = await run('select id from policies order by number limit 1')
  return { policy: found.rows[0].id as string }
}

/** As working out everybody's audiences for the first time would leave it, which takes a minute. */
export async function belong({ client }: House): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into audience_member (company_id, audience, person, because)
     select u.company_id, u.id, w.person, array_agg(f.n::integer order by f.n)
     from audience u, jsonb_array_elements(u.rule) with ordinality f(fact, n)
     join workplace_workers w on true
     where w.project::text = f.fact ->> 'id' group by 1, 2, 3
     union all
     select u.company_id, u.id, a.person, '{1}' from audience u join account a on a.company_id = u.company_id
     where u.rule @> '[{"kind": "everyone"}]'
     on conflict do nothing`,
  )
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
}

/** Nine of ten sign-offs are given, once members are worked out. */
export async function sign({ client }: House): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into document_signoff (company_id, document, number, hash, person, name, given, statement,
       statement_lang, seconds)
     select company_id, audience, 1, 'hash', person, 'Ada', '{}', 'I have read it.', 'en', 60
     from (select *, row_number() over () as n from audience_member) m where n % 10 <> 0`,
  )
  await client.query(
    `update audience_member m set since = now() - interval '2 months', signed = coalesce((
       select max(number) from document_signoff s
       where s.company_id = m.company_id and s.document = m.audience and s.person = m.person), 0)`,
  )
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
}
