// What waits for a person of the deficiencies: to put right, and to verify.

import type { Context } from '../../../access/server/gate.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import {
  type KindOfWork,
  nextWeekday,
  numberedWork,
  type WorkItem,
} from '../../../manifest/work.ts'
import { mineToVerify } from '../deficiencies.server.ts'
import { texts } from './texts.ts'

const found = async ({ db }: Context, which: Sql, due: Sql, most: number): Promise<WorkItem[]> => {
  const rows = await db.many(
    { id: 'string', number: 'string', title: 'string', place: 'string?', due: 'string?' },
    sql`
    select t.id, t.number, t.title, coalesce(p.name, l.name) as place, ${due} as due
    from deficiencies t
    join company c on c.id = t.company_id
    left join projects p on p.company_id = t.company_id and p.id = t.project
    left join locations l on l.company_id = t.company_id and l.id = t.location
    where t.company_id = current_company() and t.archived_at is null and ${which}
    order by due, t.number collate counted limit ${most}`,
  )
  return numberedWork(rows, (id) => `/dashboard/deficiency-registry?row=${id}`)
}

export const workOfDeficiencies: readonly KindOfWork[] = [
  {
    name: 'put-right',
    words: inEach(texts, 'work-correct'),
    find: (context, { most }) =>
      found(
        context,
        sql`t.owner = ${context.session.accountId ?? null} and t.status in ('open', 'in_progress')`,
        sql`t.due_on`,
        most,
      ),
  },
  {
    name: 'verify',
    words: inEach(texts, 'work-verify'),
    find: async (context, { most }) =>
      context.can('submissions.approve-ca')
        ? found(
            context,
            mineToVerify,
            nextWeekday(sql`(select max(e.at) from deficiency_event e
              where e.company_id = t.company_id and e.deficiency = t.id and e.kind = 'done')`),
            most,
          )
        : [],
  },
]
