import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { onProjects } from '../figures/asked.server.ts'
import type { Projects } from '../figures/asked.ts'
import type { Period } from '../figures/period.ts'

export type AskedTalks = Period & { projects: Projects }

/** Talks that were held, within the caller’s scope; each attendant is one person, with or without an account. */
const held = ({ from, to, projects }: AskedTalks): Sql => sql`
  with held as (
    select d.id, d.talk, d.project, d.team, d.subject_id as place from toolbox_talk_deliveries d
    where d.company_id = current_company() and d.archived_at is null and d.started_at is not null
      and d.held_on between ${from}::date and ${to}::date
      and ${onProjects(sql`d.project`, projects)}
  ), reached as (
    select h.*, coalesce(a.person::text, folded(concat_ws(' ', a.name, a.of_company))) as who
    from held h left join talk_attendance a on a.company_id = current_company() and a.delivery = h.id
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
      and ${onProjects(sql`d.project`, asked.projects)}
    group by a.reason`,
  )
