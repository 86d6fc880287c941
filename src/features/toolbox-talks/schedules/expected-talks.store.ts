// Which talks are expected of which crew on which day, and what became of them: worked out of schedules, of the days
// on which a place stood still, and of the talks that were given there.
import { json, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { type Excuse, expectationsOf, type Term } from '../../expectations/definition/index.ts'

const scheduleRow = row({
  id: 'string',
  kind: one<'project' | 'team'>(),
  place: 'string',
  place_name: 'string',
  weekdays: json<string[]>(),
  starts_on: 'string',
  ends_on: 'string?',
  /** Who gives them: as it is said, or who leads there. */
  presenter: 'string?',
  opens_on: 'string',
  closes_on: 'string?',
  now: 'string',
  pauses: json<Term['pauses']>(),
  excuses: json<Excuse[]>(),
  given: json<{ id: string; at: string }[]>(),
})
type Asked = { from: string; to: string; schedule?: string | undefined; place?: string | undefined }

const dayOf = (moment: Sql) => sql`(${moment} at time zone c.timezone)::date`
const list = (rows: Sql) => sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${rows}) x)`

/** What somebody excused counts as a rain day does. Archived schedules end with the day on which that was done. */
const schedulesOf = (db: Db, { from, to, schedule, place }: Asked) =>
  db.many(
    scheduleRow,
    sql`
    select s.id, case when s.project is null then 'team' else 'project' end as kind, s.subject_id as place,
      coalesce(p.name, t.name) as place_name, to_jsonb(s.weekdays) as weekdays, s.starts_on,
      least(s.ends_on, ${dayOf(sql`s.archived_at`)}) as ends_on,
      coalesce(s.presenter, p.supervisor, t.leader) as presenter,
      coalesce(p.start_date, '2000-01-01') as opens_on,
      ${dayOf(sql`least(p.completed_at, p.archived_at, t.completed_at, t.archived_at)`)} as closes_on,
      to_char(now() at time zone c.timezone, 'YYYY-MM-DD"T"HH24:MI') as now,
      ${list(sql`select from_on, to_on from project_holds h where h.company_id = s.company_id
        and h.project = s.project`)} as pauses,
      ${list(sql`select r.id, r.day, 'full' as part from rain_days r where r.company_id = s.company_id
          and r.subject_id = s.subject_id and r.revoked_at is null and r.affects_forms and r.part = 'full'
          and r.day between ${from}::date and ${to}::date
        union all select d.id, d.held_on, 'full' from toolbox_talk_deliveries d
        where d.company_id = s.company_id and d.subject_id = s.subject_id and d.excuse is not null
          and d.archived_at is null and d.held_on between ${from}::date and ${to}::date`)} as excuses,
      ${list(sql`select d.id, to_char(d.started_at at time zone c.timezone, 'YYYY-MM-DD"T"HH24:MI') as at
        from toolbox_talk_deliveries d where d.company_id = s.company_id and d.subject_id = s.subject_id
          and d.started_at is not null and d.archived_at is null
          and d.held_on between ${from}::date and ${to}::date`)} as given
    from toolbox_talk_schedules s
    join company c on c.id = s.company_id
    left join projects p on p.company_id = s.company_id and p.id = s.project
    left join teams t on t.company_id = s.company_id and t.id = s.team
    where s.company_id = current_company() and coalesce(p.id, t.id) is not null
      and ${schedule === undefined ? sql`true` : sql`s.id = ${schedule}`}
      and ${place === undefined ? sql`true` : sql`s.subject_id = ${place}`}
    order by folded(coalesce(p.name, t.name)), s.starts_on, s.id`,
  )

/** Within the caller's scope. A talk counts for its day alone: Monday's is not made up for on Tuesday. */
export async function expectedTalks(db: Db, asked: Asked) {
  const schedules = await schedulesOf(db, asked)
  return schedules.flatMap((one) => {
    const { id, place, weekdays, starts_on, ends_on, opens_on, closes_on, pauses, excuses } = one
    const [expected] = expectationsOf(
      [
        {
          id,
          what: place,
          frequency: 'daily',
          weekdays: weekdays.map(Number),
          month_day: null,
          due_time: '23:59',
          starts_on,
          ends_on,
          on_excused_days: false,
        },
      ],
      {
        term: { opens_on, closes_on, pauses },
        excuses,
        receipts: one.given.map((given) => ({ ...given, what: place })),
        now: one.now,
      },
      asked,
    )
    return expected === undefined ? [] : [{ ...expected, schedule: one }]
  })
}

/** The talk whose turn it is at a place today: of those of its schedule the one that the crew has not heard for
 *  longest. */
export const turnToday = async (db: Db, place: string | null): Promise<string | undefined> =>
  (
    await db.maybe(
      { talk: 'string' },
      sql`
      select x.talk from toolbox_talk_schedules s
      cross join unnest(s.talks) with ordinality x(talk, n)
      join toolbox_talks t on t.company_id = s.company_id and t.id = x.talk and t.archived_at is null
      where s.company_id = current_company() and s.subject_id = ${place} and s.topics = 'turns'
        and s.archived_at is null and company_today() between s.starts_on and coalesce(s.ends_on, 'infinity')
        and extract(isodow from company_today())::text = any(s.weekdays)
      order by (select max(d.held_on) from toolbox_talk_deliveries d where d.company_id = s.company_id
        and d.talk = x.talk and d.subject_id = s.subject_id and d.started_at is not null) nulls first, x.n
      limit 1`,
    )
  )?.talk
