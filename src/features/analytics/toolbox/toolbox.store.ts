import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { onProjects } from '../figures/asked.server.ts'
import type { Projects, WhoseWork } from '../figures/asked.ts'
import { worksFor } from '../figures/filters/who.server.ts'
import type { Period } from '../figures/period.ts'
import type { OfTalks } from './toolbox.contract.ts'

export type AskedTalks = Period & { projects: Projects; who: WhoseWork }

const theirs = ({ contractors }: NonNullable<WhoseWork['of']>): Sql =>
  worksFor(contractors, sql`a.person`, sql`d.held_on`, sql`a.of_company`)

/** Attendance `a` of a talk `d`: of those people. */
const attending = ({ of }: WhoseWork): Sql =>
  of === undefined ? sql`true` : sql`${theirs(of)} is ${of.are ? sql`true` : sql`not true`}`

/** Talks `d` of the team, and at which some of those people were. A talk that nobody signed is one of own people. */
const heldFor = (who: WhoseWork): Sql => sql`(
  ${who.team === undefined ? sql`true` : sql`d.team = ${who.team}::uuid`}
  and ${
    who.of === undefined
      ? sql`true`
      : sql`exists (select from talk_attendance a where a.company_id = d.company_id and a.delivery = d.id
          and ${attending(who)}) ${
            who.of.are
              ? sql``
              : sql`or not exists (select from talk_attendance a
                  where a.company_id = d.company_id and a.delivery = d.id)`
          }`
  })`

/** Talks that were held, within the caller’s scope; each attendant is one person, with or without an account. */
const held = ({ from, to, projects, who }: AskedTalks): Sql => sql`
  with held as (
    select d.id, d.talk, d.project, d.team, d.held_on, d.subject_id as place from toolbox_talk_deliveries d
    where d.company_id = current_company() and d.archived_at is null and d.started_at is not null
      and d.held_on between ${from}::date and ${to}::date
      and ${onProjects(sql`d.project`, projects)} and ${heldFor(who)}
  ), reached as (
    select d.*, a.person, a.name, coalesce(a.person::text, folded(concat_ws(' ', a.name, a.of_company))) as who
    from held d left join talk_attendance a on a.company_id = current_company() and a.delivery = d.id
      and ${attending(who)}
  )`

const counted = sql`count(distinct id) as held, count(distinct who) as people`
const numbers = { held: 'number', people: 'number' } as const

export const countGiven = async (db: Db, asked: AskedTalks) =>
  (await db.maybe(numbers, sql`${held(asked)} select ${counted} from reached`)) ?? {
    ...{ held: 0, people: 0 },
  }

export const givenByPlace = (db: Db, asked: AskedTalks) =>
  db.many(
    { id: 'string', team: 'boolean', name: 'string', ...numbers },
    sql`${held(asked)}
    select k.place as id, t.id is not null as team, coalesce(p.name, t.name) as name, k.held, k.people
    from (select place, ${counted} from reached group by place) k
    left join projects p on p.company_id = current_company() and p.id = k.place
    left join teams t on t.company_id = current_company() and t.id = k.place
    where coalesce(p.id, t.id) is not null
    order by k.held desc, folded(coalesce(p.name, t.name)), k.place limit 500`,
  )

export const givenByTopic = (db: Db, asked: AskedTalks) =>
  db.many(
    { id: 'string?', name: 'string?', ...numbers },
    sql`${held(asked)}
    select k.talk as id, t.title as name, k.held, k.people
    from (select talk, ${counted} from reached group by talk) k
    left join toolbox_talks t on t.company_id = current_company() and t.id = k.talk
    order by k.held desc, folded(t.title) nulls last, k.talk limit 500`,
  )

const mostListed = 500

/** Talks `h`, at one place and of one topic. */
const within = ({ place, talk }: OfTalks): Sql => sql`
  ${place === undefined ? sql`true` : sql`h.place = ${place}::uuid`}
  and ${talk === undefined ? sql`true` : talk === 'none' ? sql`h.talk is null` : sql`h.talk = ${talk}::uuid`}`

/** By the name that stands on the latest sheet. */
export const peopleReached = (db: Db, asked: AskedTalks, of: OfTalks) =>
  db.many(
    { name: 'string', person: 'string?', talks: 'number', total: 'number' },
    sql`${held(asked)}
    select k.name, k.person, k.talks, count(*) over () as total
    from (
      select (array_agg(h.name order by h.held_on desc))[1] as name, (array_agg(h.person))[1] as person,
        count(distinct h.id) as talks
      from reached h where h.who is not null and ${within(of)} group by h.who) k
    order by folded(k.name), k.person limit ${mostListed}`,
  )

export const talksGiven = (db: Db, asked: AskedTalks, of: OfTalks) =>
  db.many(
    { id: 'string', day: 'string', place: 'string?', total: 'number' },
    sql`${held(asked)}
    select h.id, h.held_on as day, coalesce(p.name, t.name) as place, count(*) over () as total
    from held h
    left join projects p on p.company_id = current_company() and p.id = h.place
    left join teams t on t.company_id = current_company() and t.id = h.place
    where ${within(of)}
    order by h.held_on desc, h.id limit ${mostListed}`,
  )

/** Talks held that speak of each of these reasons, or of one that it lies under. */
export const talksAbout = (db: Db, asked: AskedTalks, reasons: readonly string[]) =>
  db.many(
    { reason: 'string', held: 'number' },
    sql`
    with recursive above (reason, over, n) as (
      select id, id, 1 from incident_reasons
      where company_id = current_company() and id = any(${[...reasons]}::uuid[])
      union all
      select a.reason, i.parent, n + 1 from above a
      join incident_reasons i on i.company_id = current_company() and i.id = a.over
      where i.parent is not null and n < 20
    )
    select a.reason, count(distinct d.id) as held from above a
    join toolbox_talks t on t.company_id = current_company() and a.over = any(t.reasons)
    join toolbox_talk_deliveries d on d.company_id = t.company_id and d.talk = t.id
      and d.archived_at is null and d.started_at is not null
      and d.held_on between ${asked.from}::date and ${asked.to}::date
      and ${onProjects(sql`d.project`, asked.projects)} and ${heldFor(asked.who)}
    group by a.reason`,
  )
