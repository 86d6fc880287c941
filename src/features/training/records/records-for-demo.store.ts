// What sixty people of the demo company have completed: most of it valid, some of it due, lapsed, missing or not verified.
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { lapsedOperatorDemo, operatorsDemo } from './operators-for-demo.ts'

/** More days than the history has, fewer than any of these tickets is valid. */
const ticketDaysAgo = 450
const lapsedDaysAgo = 12

async function ticketsForDemo(db: Db): Promise<void> {
  const give = (name: string, course: string, completed: Sql) =>
    db.run(sql`
    with ticket as (
      select p.id as person, k.id as course, k.name, k.code, k.months::integer as months,
        ${completed} as completed_on
      from person p, training k
      where p.company_id = current_company() and p.name = ${name}
        and k.company_id = current_company() and k.name = ${course}),
    gone as (
      delete from training_records r using ticket
      where r.company_id = current_company() and r.person = ticket.person and r.course = ticket.course)
    insert into training_records (company_id, name, person, course, completed_on, expires_on, provider,
      certificate_number, verified_how, verified_on)
    select current_company(), name, person, course, completed_on,
      (completed_on + make_interval(months => months))::date, 'Lakeshore Institute',
      code || '-' || right(person::text, 5), 'original', completed_on + 3
    from ticket`)
  for (const [course, people] of Object.entries(operatorsDemo))
    for (const [n, name] of people.entries())
      await give(name, course, sql`company_today() - ${ticketDaysAgo + 9 * n}::integer`)
  // A type refuses from here on: its assets were given to people before anybody had a record.
  await db.run(sql`
    update asset_types y set without_training = 'refuse'
    where y.company_id = current_company() and exists (select from training k
      where k.company_id = y.company_id and k.id = any(y.trainings))`)
  const { name, course } = lapsedOperatorDemo
  await give(
    name,
    course,
    sql`(company_today() - ${lapsedDaysAgo}::integer - make_interval(months => k.months::integer))::date`,
  )
}

/** For the company that the transaction is set to. */
export async function recordsForDemo(db: Db): Promise<void> {
  // The rules are older than the demo: who misses something has missed it for a while.
  await db.run(sql`
    update audience_member m set since = now() - interval '400 days'
    from training_requirements q where q.company_id = m.company_id and q.id = m.audience
      and m.company_id = current_company()`)
  await db.run(sql`
    with who as (
      select p.id, row_number() over (order by folded(p.name), p.id)::integer as n from person p
      where p.company_id = current_company() and p.archived_at is null and exists (
        select from engagement e where e.company_id = p.company_id and e.person = p.id
          and e.kind in ('employee', 'contractor_worker'))
      order by n limit 60),
    what as (
      select k.id, k.name, k.code, coalesce(k.months, 0)::integer as months, exists (
          select from training_requirements q where q.company_id = k.company_id
            and k.id = any(q.courses) and q.level = 'mandatory') as asked,
        row_number() over (order by k.code)::integer as k
      from training k where k.company_id = current_company() and k.archived_at is null),
    done as (
      select who.id as person, what.id as course, what.name, what.code, what.months, n, k,
        company_today() - case
          when what.months = 0 then 100 + (n * 37 + k * 53) % 900
          when (n * 3 + k * 11) % 12 = 0 then what.months * 30 + 60
          when (n * 3 + k * 11) % 12 = 1 then what.months * 30 - 10
          when (n * 3 + k * 11) % 12 = 2 then what.months * 30 - 40
          else 20 + (n * 37 + k * 53) % (what.months * 30 - 130) end as completed_on
      from who, what
      where case when what.asked then (n + k) % 7 <> 0 else (n * 7 + k * 5) % 9 = 0 end)
    insert into training_records (company_id, name, person, course, completed_on, expires_on, provider,
      certificate_number, verified_how, verified_on)
    select current_company(), name, person, course, completed_on,
      case when months > 0 then (completed_on + make_interval(months => months))::date end,
      case when n % 3 = 0 then 'Harbour Safety Training' else 'Lakeshore Institute' end,
      code || '-' || lpad((n * 101 + k * 7)::text, 5, '0'),
      case when (n + k * 2) % 11 <> 0 then 'original' end,
      case when (n + k * 2) % 11 <> 0 then least(completed_on + 3, company_today()) end
    from done`)
  await ticketsForDemo(db)
}
