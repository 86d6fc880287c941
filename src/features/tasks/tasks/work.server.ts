// The tasks that wait for a person: to do, and to verify.

import type { Context } from '../../../access/server/gate.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import {
  type KindOfWork,
  nextWeekday,
  numberedWork,
  type WorkItem,
} from '../../../manifest/work.ts'
import { texts } from '../telling/texts.ts'
import { since } from './tasks.store.ts'

const found = async ({ db }: Context, which: Sql, due: Sql, most: number): Promise<WorkItem[]> => {
  const rows = await db.many(
    { id: 'string', number: 'string', title: 'string', place: 'string?', due: 'string' },
    sql`
    select t.id, t.number, t.title, p.name as place, ${due} as due from task_management t
    join company c on c.id = t.company_id
    left join projects p on p.company_id = t.company_id and p.id = t.project
    where t.company_id = current_company() and t.archived_at is null and ${which}
    order by due, t.number collate counted limit ${most}`,
  )
  return numberedWork(rows, (id) => `/dashboard/task-management/record/${id}`)
}

export const workOfTasks: readonly KindOfWork[] = [
  {
    name: 'task',
    words: inEach(texts, 'work-to-do'),
    find: (context, { most }) => {
      const me = context.session.accountId ?? null
      return found(
        context,
        sql`t.status in ('open', 'in_progress', 'blocked') and ${me}::uuid = any(t.assignees)
          and not exists (select from task_event e where e.company_id = t.company_id
            and e.task = t.id and e.kind = 'part' and e.by = ${me} and e.at > ${since})`,
        sql`t.due_on`,
        most,
      )
    },
  },
  {
    name: 'verify-task',
    words: inEach(texts, 'work-to-verify'),
    find: (context, { most }) => {
      const me = context.session.accountId ?? null
      return found(
        context,
        sql`t.status = 'done' and t.verification and t.verified_on is null
          and (t.created_by = ${me} or ${me}::uuid = any(t.watchers))
          and ${me}::uuid <> all(t.assignees)
          and (select e.by from task_event e where e.company_id = t.company_id and e.task = t.id
            and e.kind = 'finish' order by e.at desc limit 1) is distinct from ${me}`,
        nextWeekday(sql`t.updated_at`),
        most,
      )
    },
  },
]
