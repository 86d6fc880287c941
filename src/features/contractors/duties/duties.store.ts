import { asCompany } from '../../../access/server/scoped.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { prequalified, soon, today } from '../approval/approval.ts'
import {
  type DutyLine,
  dutiesOf,
  keyOf,
  type OwedFacts,
  type OwedForm,
  type Rain,
  type SentForm,
} from '../definition/duties.ts'

/** The lines of both lists alike: a default one holds for every contractor that has none of its own for the form. */
const allLines = (contractors: Sql): Sql => sql`
  select l.id, l.name, c.id as contractor, l.form, l.place, l.project, l.frequency, l.weekdays, l.month_day,
    l.due_on, l.grace_days, l.starts_on, l.ends_on, l.on_rain_days, l.qualifies_months
  from trade_contractors c join tc_forms l on l.company_id = c.company_id and l.trade_contractor = c.id
  where c.company_id = current_company() and l.archived_at is null and ${contractors}
  union all
  select l.id, l.name, c.id, l.form, l.place, null, l.frequency, l.weekdays, l.month_day,
    l.due_on, l.grace_days, l.starts_on, l.ends_on, l.on_rain_days, l.qualifies_months
  from trade_contractors c join tc_default_forms l on l.company_id = c.company_id
  where c.company_id = current_company() and l.archived_at is null and ${contractors}
    and not exists (select from tc_forms o where o.company_id = c.company_id
      and o.trade_contractor = c.id and o.form = l.form and o.archived_at is null)`

/** The prequalification of the line `l` that ends soon or is over: then its form is due again. */
const endingSoon = sql`select q.starts_on, q.expires_on
  from (select current_company() as company_id, l.contractor as id) t, lateral (${prequalified}) q
  where l.qualifies_months is not null and q.expires_on - ${today} <= ${soon}::integer`

/** Each line in each place where it holds: for the whole contractor, or for a project on which it is. A form that
 *  nobody can fill now is not owed. */
const linesOf = (db: Db, contractors: readonly string[]) =>
  db.many<DutyLine>(sql`
    select l.id as line, l.contractor, p.project, l.form, l.name as title, l.frequency, l.weekdays,
      l.month_day, l.due_on, l.grace_days, l.on_rain_days,
      greatest(l.starts_on, p.starts_on, ending.expires_on) as opens_on, least(l.ends_on, p.ends_on) as closes_on,
      ending.starts_on as done_on
    from (${allLines(sql`c.archived_at is null and c.id = any(${[...contractors]}::uuid[])`)}) l
    join forms f on f.company_id = current_company() and f.id = l.form
      and f.current_version is not null and f.archived_at is null
    join lateral (
      select null::uuid as project, null::date as starts_on, null::date as ends_on
      where l.place = 'contractor'
      union all
      select r.project, r.starts_on, least(r.ends_on, (w.completed_at at time zone k.timezone)::date)
      from tc_projects r join projects w on w.company_id = r.company_id and w.id = r.project
      join company k on k.id = r.company_id
      where r.company_id = current_company() and r.trade_contractor = l.contractor
        and r.archived_at is null and w.archived_at is null
        and (l.place = 'projects' or l.place = 'project' and r.project = l.project)) p on true
    left join lateral (${endingSoon}) ending on true
    order by folded(l.name), l.id, p.project`)

const sentBy = (contractors: readonly string[], which: Sql) => sql`
  select s.id, coalesce(k.trade_contractor, s.trade_contractor) as contractor,
    case when k.id is null then s.project else k.project end as project, s.form, k.line,
    k.due_on as day, to_char(s.submitted_at at time zone c.timezone, 'YYYY-MM-DD"T"HH24:MI') as at,
    s.stage = 'returned' as refused,
    -- Three days after it was refused, where nobody said another day.
    case when s.stage = 'returned' then coalesce(k.again_on,
      (select (max(e.at) at time zone c.timezone)::date + 3 from submission_event e
        where e.company_id = s.company_id and e.submission = s.id and e.kind = 'returned')) end as again_on,
    s.submitted_at
  from submissions s
  join company c on c.id = s.company_id
  left join tc_submissions k on k.company_id = s.company_id and k.id = s.id
  where s.company_id = current_company() and s.archived_at is null and s.stage <> 'void'
    and s.trade_contractor = any(${[...contractors]}::uuid[]) and ${which}`

/** What came lately, and whatever counts whenever it came: a form that comes again is sent a few days
 *  ahead at most. */
const cameFor = (db: Db, contractors: readonly string[], from: string) =>
  db.many<SentForm>(sql`
    select id, contractor, project, form, line, day, at, refused, again_on from (
      ${sentBy(contractors, sql`s.submitted_on >= ${from}::date - 31`)}
      union all
      ${sentBy(
        contractors,
        sql`s.submitted_on < ${from}::date - 31 and s.form in (
          select form from tc_forms
          where company_id = current_company() and frequency = any('{once,day}')
          union all
          select form from tc_default_forms
          where company_id = current_company() and frequency = any('{once,day}'))`,
      )}) sent
    order by submitted_at, id`)

const nowOf = async (db: Db): Promise<string> => {
  const found = await db.maybe(
    { now: 'string' },
    sql`select to_char(now() at time zone timezone, 'YYYY-MM-DD"T"HH24:MI') as now
      from company where id = current_company()`,
  )
  if (found === undefined) throw new Error('There is no company in this transaction.')
  return found.now
}

/** What some contractors owe on the days of the span, for any caller: who sent it decides nothing about whether it
 *  came. */
export async function loadDuties(
  db: Db,
  contractors: readonly string[],
  spanOf: (today: string) => { from: string; to: string },
): Promise<{ lines: DutyLine[]; duties: OwedForm[]; today: string }> {
  const now = await nowOf(db)
  const today = now.slice(0, 10)
  const span = spanOf(today)
  return asCompany(db, async () => {
    const lines = await linesOf(db, contractors)
    const projects = [...new Set(lines.flatMap(({ project }) => project ?? []))]
    const rain = await db.many<Rain>(sql`
      select id, project, day, part from rain_days
      where company_id = current_company() and project = any(${projects}::uuid[])
        and revoked_at is null and affects_forms
        and day between ${span.from}::date and ${span.to}::date`)
    const holds = await db.many(
      { project: 'string', from_on: 'string', to_on: 'string?' },
      sql`select project, from_on, to_on from project_holds
        where company_id = current_company() and project = any(${projects}::uuid[])`,
    )
    const waivers = await db.many<{
      id: string
      line: string
      contractor: string
      project: string | null
      day: string
    }>(sql`
      select id, line, trade_contractor as contractor, project, due_on as day from tc_waivers
      where company_id = current_company() and trade_contractor = any(${[...contractors]}::uuid[])`)
    // Of each line only what its contractor sent is looked through.
    const came = Map.groupBy(await cameFor(db, contractors, span.from), (one) => one.contractor)
    const facts: Omit<OwedFacts, 'came'> = {
      ...{ rain, now },
      waivers: waivers.map((one) => ({ id: one.id, day: one.day, key: keyOf(one) })),
      pauses: Map.groupBy(holds, ({ project }) => project),
    }
    const dutiesOfLine = (line: DutyLine) =>
      dutiesOf(line, { ...facts, came: came.get(line.contractor) ?? [] }, span)
    return { lines, today, duties: lines.flatMap(dutiesOfLine) }
  })
}
