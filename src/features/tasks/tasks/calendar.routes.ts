// The tasks that are due on the days of a month, and those that will be.
import { bind, type Context } from '../../../access/server/gate.ts'
import { addDays } from '../../../kit/day.ts'
import { json, one, row } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { companyToday } from '../../../register/server/today.ts'
import { comesAgain, rhythmOfTask, rhythmRow } from './repeating/repeat.store.ts'
import { daysToCome } from './repeating/rhythm.ts'
import { type PlannedTask, readTaskCalendar, type TaskNarrowing } from './tasks.contract.ts'
import type { TaskStatus } from './tasks.register.ts'
import { seenTasks } from './tasks.store.ts'

const plannedFacts = {
  id: 'string',
  number: 'string',
  title: 'string',
  priority: 'string',
  status: one<TaskStatus>(),
  assignees: json<string[]>(),
} as const
const plannedRow = row({ ...plannedFacts, due_on: 'string', late: 'boolean' })

const mostPlanned = 600
/** So far ahead it is shown that a task comes again. */
const farAhead = 366

const repeatedRow = row({ ...plannedFacts, ...rhythmRow })

/** Of the row `t`: one that the caller sees, and is asked for. */
const asked = ({ session }: Context, { mine, project }: TaskNarrowing) => sql`
  t.company_id = current_company() and t.archived_at is null and ${seenTasks(session)}
  and t.status <> 'cancelled'
  and ${mine === undefined ? sql`true` : sql`${session.accountId ?? null}::uuid = any(t.assignees)`}
  and ${project === undefined ? sql`true` : sql`t.project = ${project}`}`

const assignees = sql`coalesce((select jsonb_agg(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, ''))
  order by a.first_name) from account a
  where a.company_id = t.company_id and a.id = any(t.assignees)), '[]') as assignees`

/** The open tasks that come again on these days, a row for each day. */
async function plannedToCome(
  context: Context,
  query: TaskNarrowing & { from: string; to: string },
  today: string,
): Promise<PlannedTask[]> {
  const days = { from: query.from, to: query.to }
  const last = addDays(today, farAhead)
  if (days.to > last) days.to = last
  const found = await context.db.many(
    repeatedRow,
    sql`
    select t.id, t.number, t.title, t.priority, t.status, ${assignees}, ${rhythmOfTask}
    from task_management t
    where ${asked(context, query)} and t.status <> 'done' and ${comesAgain}
      and t.due_on < ${days.to}::date and coalesce(t.repeats_until, 'infinity') >= ${days.from}::date
    order by t.due_on, t.id limit ${mostPlanned}`,
  )
  return found.flatMap(({ repeats, every, from, until, due, first, ...task }) =>
    daysToCome({ repeats, every, from, until }, { due, first, today }, days).map((due_on) => ({
      ...task,
      due_on,
      status: 'open' as const,
      late: false,
      to_come: true,
    })),
  )
}

const calendar = bind(readTaskCalendar, async (context, { query }) => {
  const { db } = context
  const found = await db.many(
    plannedRow,
    sql`
    select t.id, t.number, t.title, t.priority, t.status, t.due_on,
      t.status not in ('done', 'cancelled') and t.due_on < (now() at time zone c.timezone)::date as late,
      ${assignees}
    from task_management t join company c on c.id = t.company_id
    where ${asked(context, query)} and t.due_on between ${query.from}::date and ${query.to}::date
    order by t.due_on, t.status = 'done',
      array_position(array['urgent', 'high', 'normal', 'low'], t.priority), t.number collate counted
    limit ${mostPlanned + 1}`,
  )
  const today = await companyToday(db)
  const made = found.map((task) => ({ ...task, to_come: false }))
  const tasks = [...made, ...(await plannedToCome(context, query, today))]
  return { data: { today, tasks: tasks.slice(0, mostPlanned), more: tasks.length > mostPlanned } }
})

export const calendarCalls = [calendar]
