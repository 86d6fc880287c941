// The tasks that are due on the days of a month.
import { bind } from '../../../access/server/gate.ts'
import { json, one, row } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { companyToday } from '../../../register/server/today.ts'
import { readTaskCalendar } from './tasks.contract.ts'
import type { TaskStatus } from './tasks.register.ts'
import { seenTasks } from './tasks.store.ts'

const plannedRow = row({
  id: 'string',
  number: 'string',
  title: 'string',
  priority: 'string',
  status: one<TaskStatus>(),
  due_on: 'string',
  late: 'boolean',
  assignees: json<string[]>(),
})

const mostPlanned = 600

const calendar = bind(readTaskCalendar, async (context, { query }) => {
  const { db, session } = context
  const found = await db.many(
    plannedRow,
    sql`
    select t.id, t.number, t.title, t.priority, t.status, t.due_on,
      t.status not in ('done', 'cancelled') and t.due_on < (now() at time zone c.timezone)::date as late,
      coalesce((select jsonb_agg(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, ''))
        order by a.first_name) from account a
        where a.company_id = t.company_id and a.id = any(t.assignees)), '[]') as assignees
    from task_management t join company c on c.id = t.company_id
    where t.company_id = current_company() and t.archived_at is null and ${seenTasks(session)}
      and t.status <> 'cancelled' and t.due_on between ${query.from}::date and ${query.to}::date
      and ${query.mine === undefined ? sql`true` : sql`${session.accountId ?? null}::uuid = any(t.assignees)`}
    order by t.due_on, t.status = 'done',
      array_position(array['urgent', 'high', 'normal', 'low'], t.priority), t.number collate counted
    limit ${mostPlanned + 1}`,
  )
  return {
    data: {
      today: await companyToday(db),
      tasks: found.slice(0, mostPlanned),
      more: found.length > mostPlanned,
    },
  }
})

export const calendarCalls = [calendar]
