import { bind, type Context } from '../../../access/server/gate.ts'
import { inReach } from '../../../access/server/scoped.ts'
import { json, one, row } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { keysOf } from '../../../kit/own.ts'
import { Problem } from '../../../kit/problems.ts'
import { attachFiles } from '../../files/index.ts'
import { repeatTask } from './repeating/repeat.store.ts'
import { finishes, taskSteps, taskStepsFor } from './steps.ts'
import * as calls from './tasks.contract.ts'
import { type TaskStatus, taskStatuses, tasks } from './tasks.register.ts'
import {
  eventsOf,
  noteTask,
  progress,
  seenTasks,
  stateOf,
  type TaskRow,
  taskOf,
} from './tasks.store.ts'
import { closeTask, tellComment, tellTaskVerifiers } from './tell.store.ts'

const meIn = ({ session }: Context): string => session.accountId ?? ''

async function seenTask(context: Context, id: string, lock = sql``): Promise<TaskRow> {
  const task = await taskOf(context.db, id, seenTasks(context.session), lock)
  if (task === undefined) throw new Problem('row/missing')
  return task
}

const locked = sql`for update of t`

const story = bind(calls.readTask, async (context, { params: { id } }) => {
  const task = await seenTask(context, id)
  const may = context.can('task-management.edit') && !task.archived
  return {
    data: {
      version: task.version,
      events: await eventsOf(context.db, id),
      parts: task.parts,
      can: may ? taskStepsFor(stateOf(task), meIn(context)) : [],
    },
  }
})

const why = () =>
  new Problem('input/invalid', { errors: { reason: ['Give the reason in a few words.'] } })

const step = bind(calls.takeTaskStep, async (context, { params: { id }, body }) => {
  const { db } = context
  const task = await seenTask(context, id, locked)
  if (task.archived) throw new Problem('row/archived')
  if (task.version !== body.version) throw new Problem('row/stale')
  if (!taskStepsFor(stateOf(task), meIn(context)).includes(body.step))
    throw new Problem('task/state')
  const taken = taskSteps[body.step]
  if ('asksWhy' in taken && (body.reason ?? '').length < 3) throw why()
  const isPart = body.step === 'finish' && !finishes(task, meIn(context))
  const status = isPart ? task.status : taken.to
  await noteTask(db, id, isPart ? 'part' : body.step, body.reason)
  const verified = body.step === 'verify'
  const after = await db.maybe(
    { status: one<TaskStatus>(), version: 'number' },
    sql`
    update task_management set status = ${status},
      verified_by = ${verified ? meIn(context) : null},
      verified_on = ${
        verified
          ? sql`(select (now() at time zone timezone)::date from company
        where id = current_company())`
          : sql`null`
      }
    where company_id = current_company() and id = ${id} returning status, version`,
  )
  if (after === undefined) throw new Problem('row/missing')
  if (status === 'done' || status === 'cancelled') await closeTask(db, id)
  if (body.step === 'finish' && status === 'done') await repeatTask(db, id)
  if (body.step === 'finish' && status === 'done' && task.verification)
    await tellTaskVerifiers(db, { ...task, version: after.version })
  return { data: after }
})

const comment = bind(calls.commentTask, async (context, { params: { id }, body }) => {
  const { db } = context
  const task = await seenTask(context, id)
  const written = await db.maybe(
    { mentions: 'strings' },
    sql`
    insert into task_event (company_id, id, task, kind, words, mentions, files, by)
    values (current_company(), ${body.id}, ${id}, 'comment', ${body.words}, array(
      select a.id from account a where a.company_id = current_company() and a.kind = 'staff' and ${inReach}
        and a.id = any(${body.mentions}::uuid[])), ${body.files}::uuid[], ${meIn(context)})
    on conflict do nothing returning mentions`,
  )
  // Sent twice, it is said once. Who is mentioned may see the task from then on.
  if (written === undefined) return
  const taken = await attachFiles(db, body.files, { subject: tasks.name, id })
  if (taken.length < new Set(body.files).size)
    throw new Problem('input/invalid', {
      errors: { files: ['This file was uploaded by someone else or belongs to another record.'] },
    })
  const { mentions } = written
  const known = new Set([...task.assignees, ...task.watchers, task.created_by])
  const fresh = mentions.filter((one) => !known.has(one))
  await db.run(sql`
    update task_management set watchers = watchers || ${fresh}::uuid[]
    where company_id = current_company() and id = ${id} and ${fresh.length} > 0`)
  await tellComment(db, task, { ...body, mentions })
})

const tick = bind(calls.tickTask, async (context, { params: { id, item }, body }) => {
  const { db } = context
  const task = await seenTask(context, id, locked)
  if (task.archived) throw new Problem('row/archived')
  const ticked = await db.run(sql`
    update task_management set checklist = (
      select jsonb_agg(case when line ->> 'id' = ${item}::text
        then line || jsonb_build_object('done', ${body.done}::boolean) else line end order by n)
      from jsonb_array_elements(checklist) with ordinality l (line, n))
    where company_id = current_company() and id = ${id}
      and checklist @> jsonb_build_array(jsonb_build_object('id', ${item}::text))`)
  if (ticked === 0) throw new Problem('row/missing')
})

const perColumn = 60
const boardRow = row({
  id: 'string',
  version: 'number',
  number: 'string',
  title: 'string',
  priority: 'string',
  status: one<TaskStatus>(),
  completion: 'string',
  assignees: 'strings',
  names: json<string[]>(),
  due_on: 'string',
  late: 'boolean',
  project: 'string?',
  ticked: 'number',
  lines: 'number',
  verification: 'boolean',
  verified: 'boolean',
  parts: 'strings',
  finisher: 'string?',
  total: 'number',
})

const board = bind(calls.readTaskBoard, async (context, { query }) => {
  const { db, session } = context
  const me = meIn(context)
  const rows = await db.many(
    boardRow,
    sql`
    select * from (
      select t.id, t.version, t.number, t.title, t.priority, t.status, t.completion, t.assignees,
        coalesce((select jsonb_agg(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, ''))
          order by a.first_name) from account a
          where a.company_id = t.company_id and a.id = any(t.assignees)), '[]') as names,
        t.due_on, t.status not in ('done', 'cancelled')
          and t.due_on < (now() at time zone c.timezone)::date as late,
        p.name as project, jsonb_array_length(t.checklist) as lines,
        jsonb_array_length(jsonb_path_query_array(t.checklist, '$[*] ? (@.done == true)')) as ticked,
        coalesce(t.verification, false) as verification, t.verified_on is not null as verified,
        ${progress}, count(*) over (partition by t.status) as total,
        row_number() over (partition by t.status order by
          array_position(array['urgent', 'high', 'normal', 'low'], t.priority), t.due_on, t.id) as n
      from task_management t
      join company c on c.id = t.company_id
      left join projects p on p.company_id = t.company_id and p.id = t.project
      where t.company_id = current_company() and t.archived_at is null and ${seenTasks(session)}
        and t.status <> 'cancelled'
        and (t.status <> 'done' or t.updated_at > now() - interval '14 days')
        and ${query.mine === undefined ? sql`true` : sql`${me}::uuid = any(t.assignees)`}
        and ${query.project === undefined ? sql`true` : sql`t.project = ${query.project}`}
    ) t where n <= ${perColumn} order by n`,
  )
  const may = context.can('task-management.edit')
  return {
    data: keysOf(taskStatuses)
      .filter((status) => status !== 'cancelled')
      .map((status) => {
        const inside = rows.filter((one) => one.status === status)
        return {
          status,
          total: inside[0]?.total ?? 0,
          rows: inside.map((one) => ({
            ...one,
            assignees: one.names,
            unverified: one.status === 'done' && one.verification && !one.verified,
            can: may ? taskStepsFor(one, me) : [],
          })),
        }
      }),
  }
})

export const taskCalls = [story, step, comment, tick, board]
