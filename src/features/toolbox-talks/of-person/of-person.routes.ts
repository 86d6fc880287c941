import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { seenPerson } from '../../documents/index.ts'
import { listTalksOfPerson, mostTalks } from './of-person.contract.ts'

const talksOf = (db: Db, person: string) =>
  db.many(
    {
      delivery: 'string',
      title: 'string',
      place: 'string',
      held_on: 'string',
      signed_at: 'string?',
      gave: 'boolean',
      late: 'boolean',
      all: 'number',
    },
    sql`
    select t.id as delivery, coalesce(t.title, '') as title, coalesce(p.name, m.name, '') as place, t.held_on,
      part.signed_at, part.gave, part.late, count(*) over () as all
    from (
      select a.delivery, case when a.given is not null then a.signed_at end as signed_at, false as gave,
        a.late_because is not null as late
      from talk_attendance a where a.company_id = current_company() and a.person = ${person}
      union all
      select d.id, case when d.given is not null then d.started_at end, true, false
      from toolbox_talk_deliveries d where d.company_id = current_company() and d.presenter = ${person}
        and d.started_at is not null
    ) part
    join toolbox_talk_deliveries t on t.company_id = current_company() and t.id = part.delivery
      and t.archived_at is null
    left join projects p on p.company_id = t.company_id and p.id = t.project
    left join teams m on m.company_id = t.company_id and m.id = t.team
    order by t.held_on desc, t.started_at desc, t.id limit ${mostTalks}`,
  )

export const talksOfPersonCalls = (registers: Registers) => [
  bind(listTalksOfPerson, async (context, { params: { id } }) => {
    await seenPerson(context, registers, id)
    const found = await talksOf(context.db, id)
    return {
      data: { all: found[0]?.all ?? 0, talks: found.map(({ all: _, ...talk }) => talk) },
    }
  }),
]
