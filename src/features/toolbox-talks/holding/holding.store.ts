import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { ByHand } from '../../../kit/drawing/strokes.ts'
import type { TalkWords } from '../deliveries/deliveries.contract.ts'
import type { Season } from '../talks/toolbox-talks.register.ts'
import type { BegunTalk } from './holding.contract.ts'

export type TalkPlace = { kind: 'project' | 'team'; id: string }

const isThere = (me: string) => sql`exists (select from workplace_workers r
  where r.company_id = w.company_id and r.subject_id = w.id and r.person = ${me}
    and company_today() between r.from_on and coalesce(r.to_on, 'infinity'))`

/** Open ones that the caller sees, their own first. */
export const placesOf = (db: Db, me: string) =>
  db.many(
    { kind: one<TalkPlace['kind']>(), id: 'string', name: 'string', own: 'boolean' },
    sql`
    select * from (
      select 'project' as kind, w.id, w.name, coalesce(w.supervisor = ${me}, false) or ${isThere(me)} as own
      from projects w
      where w.company_id = current_company() and w.archived_at is null and w.completed_at is null
        and w.start_date <= company_today()
      union all
      select 'team', w.id, w.name, coalesce(w.leader = ${me}, false) or ${isThere(me)} from teams w
      where w.company_id = current_company() and w.archived_at is null and w.completed_at is null
    ) places order by own desc, kind, folded(name), id`,
  )

const onList = (place: string | null) => sql`exists (select from workplace_workers r
  where r.company_id = p.company_id and r.subject_id = ${place} and r.person = p.id
    and company_today() between r.from_on and coalesce(r.to_on, 'infinity'))`

const mostPeople = 1000

/** Everybody of the staff but the caller, and the crew’s people without an account; what they do, and for which
 *  contractor, tells two of one name apart. */
export const peopleAt = (db: Db, place: string | null, me: string) =>
  db.many(
    { id: 'string', name: 'string', detail: 'string?', crew: 'boolean' },
    sql`
    select p.id, p.name, nullif(concat_ws(' · ', coalesce(p.job_title, p.trade), (
        select c.name from engagement e
        join trade_contractors c on c.company_id = e.company_id and c.id = e.trade_contractor
        where e.company_id = p.company_id and e.person = p.id and a.id is null
        order by e.ends_on desc nulls first, e.starts_on desc nulls last limit 1)), '') as detail,
      ${onList(place)} as crew from person p
    left join account a on a.company_id = p.company_id and a.id = p.id and a.kind = 'staff'
    where p.company_id = current_company() and p.archived_at is null and p.id <> ${me}
      and case when a.id is null then ${onList(place)} else a.deactivated_at is null end
    order by crew desc, folded(p.name), p.id limit ${mostPeople}`,
  )

/** How many days an incident is recent. */
const recent = 60

/** With what the crew has had of them, and what was planned for it. */
export const talksFor = (db: Db, place: string | null) =>
  db.many(
    {
      id: 'string',
      title: 'string',
      category: 'string',
      minutes: 'number?',
      seasons: json<Season[]>(),
      last_on: 'string?',
      incident_on: 'string?',
      plan: 'string?',
    },
    sql`
    select t.id, t.title, c.name as category, t.minutes, k.incident_on, to_jsonb(t.seasons) as seasons,
      (select max(d.held_on) from toolbox_talk_deliveries d where d.company_id = t.company_id
        and d.talk = t.id and d.subject_id = ${place} and d.started_at is not null
        and d.archived_at is null) as last_on,
      (select d.id from toolbox_talk_deliveries d where d.company_id = t.company_id and d.talk = t.id
        and d.subject_id = ${place} and d.started_at is null and d.excuse is null and d.archived_at is null
        and d.held_on between company_today() - 7 and company_today() order by d.held_on limit 1) as plan
    from toolbox_talks t
    join toolbox_talk_categories c on c.company_id = t.company_id and c.id = t.category
    left join talks_after_incidents(${recent}::integer) k on k.talk = t.id
    where t.company_id = current_company() and t.archived_at is null`,
  )

export const talkWordsOf = (db: Db, talk: string) =>
  db.maybe(
    {
      title: 'string',
      content: json<TalkWords['content']>(),
      questions: json<TalkWords['questions']>(),
    },
    sql`
    select title, content, questions from toolbox_talks
    where company_id = current_company() and id = ${talk}`,
  )

/** The one that a device sent before. */
export const sentBefore = (db: Db, sent: string) =>
  db.maybe(
    { id: 'string', presenter: 'string', is_over: 'boolean' },
    sql`
    select id, presenter, minutes is not null as is_over from toolbox_talk_deliveries
    where company_id = current_company() and sent_as = ${sent}`,
  )

/** A workplace that the caller sees. */
export const isPlace = async (db: Db, { kind, id }: TalkPlace): Promise<boolean> =>
  (await db.maybe(sql`
    select id from ${sql.id(kind === 'project' ? 'projects' : 'teams')}
    where company_id = current_company() and id = ${id}`)) !== undefined

type BegunRow = Omit<BegunTalk, 'plan'> & { sent: string; presenter: string; hash: string }

const began = (at: string): Sql => sql`least(${at}::timestamptz, now())`

/** What the device's clock says of the future is now. */
const columns = (row: BegunRow) => ({
  title: sql`${row.title}`,
  talk: sql`(select id from toolbox_talks where company_id = current_company() and id = ${row.talk})`,
  project: sql`${row.place.kind === 'project' ? row.place.id : null}::uuid`,
  team: sql`${row.place.kind === 'team' ? row.place.id : null}::uuid`,
  held_on: sql`(${began(row.started_at)} at time zone
    (select timezone from company where id = current_company()))::date`,
  presenter: sql`${row.presenter}::uuid`,
  started_at: began(row.started_at),
  words: sql`${JSON.stringify(row.words)}::jsonb`,
  hash: sql`${row.hash}`,
  sent_as: sql`${row.sent}::uuid`,
})

/** The planned one becomes it, unless that is over: then it is one of its own. Answers its id. */
export async function insertBegun(db: Db, plan: string | null, row: BegunRow): Promise<string> {
  const values = Object.entries(columns(row))
  const planned = await db.maybe(
    { id: 'string' },
    sql`
    update toolbox_talk_deliveries
    set ${sql.join(values.map(([name, value]) => sql`${sql.id(name)} = ${value}`))}
    where company_id = current_company() and id = ${plan} and started_at is null and excuse is null
      and archived_at is null and subject_id = ${row.place.id} returning id`,
  )
  if (planned !== undefined) return planned.id
  await db.run(sql`
    insert into toolbox_talk_deliveries (company_id, id, ${sql.join(values.map(([name]) => sql.id(name)))})
    values (current_company(), ${row.sent}, ${sql.join(values.map(([, value]) => value))})`)
  return row.sent
}

type Finished = {
  minutes: number
  given: ByHand | null
  statement: string | null
  notes: string
}

/** It is over: how long it took, and what its presenter put their name to. */
export const finishGiven = (db: Db, id: string, { minutes, given, statement, notes }: Finished) =>
  db.run(sql`
    update toolbox_talk_deliveries set minutes = ${minutes}::numeric, statement = ${statement},
      given = ${given === null ? null : JSON.stringify(given)}::jsonb,
      notes = coalesce(nullif(${notes}, ''), notes)
    where company_id = current_company() and id = ${id}`)

export const insertQuestion = (
  db: Db,
  delivery: string,
  {
    words,
    deficiency,
    hazard,
  }: { words: string; deficiency: string | null; hazard: string | null },
) =>
  db.run(sql`
    insert into talk_question (company_id, delivery, words, deficiency, hazard)
    values (current_company(), ${delivery}, ${words}, ${deficiency}, ${hazard})`)
