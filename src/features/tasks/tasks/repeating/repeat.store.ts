// A task that comes again: the next one is made when it is done, in the same transaction.
import { one, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { newId } from '../../../../kit/ids.ts'
import { copyAttached } from '../../../files/index.ts'
import { tasks } from '../tasks.register.ts'
import { tellAssignees } from '../tell.store.ts'
import { meantDay, nextDue, type TaskRhythm } from './rhythm.ts'

export const rhythmRow = {
  repeats: one<TaskRhythm['repeats']>(),
  every: 'number',
  from: one<TaskRhythm['from']>(),
  until: 'string?',
  due: 'string',
  /** When the first of them was due. */
  first: 'string',
} as const

/** Of the row `t`: the columns of `rhythmRow`. */
export const rhythmOfTask = sql`
  t.repeats, coalesce(t.repeats_every, 1) as every, coalesce(t.repeats_from, 'due') as "from",
  t.repeats_until as until, t.due_on as due,
  (with recursive line(id) as (
    select t.id union
    select e.task from task_event e join line l on e.company_id = current_company() and e.next = l.id)
  select min(f.due_on) from task_management f join line l on l.id = f.id
    where f.company_id = current_company()) as first`

/** Of the row `t`: it is to come again and has not yet. */
export const comesAgain = sql`(t.repeats is not null and not exists (select from task_event e
  where e.company_id = t.company_id and e.task = t.id and e.kind = 'next'))`

const repeatedRow = row({ ...rhythmRow, zone: 'string', now: 'string', attachments: 'strings' })

/** Of a task that comes again and has not yet: its rhythm, and when and where it is done now. */
const repeatedOf = (db: Db, task: string) =>
  db.maybe(
    repeatedRow,
    sql`
    select ${rhythmOfTask}, c.timezone as zone, now() as now, t.attachments
    from task_management t join company c on c.id = t.company_id
    where t.company_id = current_company() and t.id = ${task} and ${comesAgain}`,
  )

const madeRow = row({
  id: 'string',
  number: 'string',
  title: 'string',
  due_on: 'string',
  version: 'number',
  assignees: 'strings',
})

type NextTask = { id: string; due: string; attachments: readonly string[] }

/** Its checklist begins anew; the person who gave it goes on to see it. What is said of one stays with that one. */
const copyTo = (db: Db, task: string, { id, due, attachments }: NextTask) =>
  db.maybe(
    madeRow,
    sql`
    insert into task_management (company_id, id, attachments, number, title, description, status, priority, assignees,
      completion, watchers, starts_on, due_on, project, checklist, link, verification, repeats,
      repeats_every, repeats_from, repeats_until)
    select company_id, ${id}, ${[...attachments]}::uuid[], next_number('TSK'), title, description, 'open', priority, assignees, completion,
      case when created_by is null or created_by = any(watchers || assignees) then watchers
        else watchers || created_by end,
      starts_on + (${due}::date - due_on), ${due}::date, project,
      coalesce((select jsonb_agg(line || '{"done": false}' order by n)
        from jsonb_array_elements(checklist) with ordinality l (line, n)), '[]'),
      link, verification, repeats, repeats_every, repeats_from, repeats_until
    from task_management where company_id = current_company() and id = ${task}
    returning id, number, title, due_on, version, assignees`,
  )

export async function repeatTask(db: Db, task: string): Promise<void> {
  const found = await repeatedOf(db, task)
  if (found === undefined) return
  const { due, zone, now, first, attachments, ...rhythm } = found
  const next = nextDue(rhythm, { due, at: new Date(now), zone, meant: meantDay(due, first) })
  if (next === undefined) return
  const id = newId()
  const record = { subject: tasks.name, id }
  const made = await copyTo(db, task, {
    id,
    due: next,
    attachments: await copyAttached(db, attachments, record),
  })
  if (made === undefined) return
  await db.run(sql`
    insert into task_event (company_id, task, kind, words, next)
    values (current_company(), ${task}, 'next', ${made.number}, ${made.id})`)
  await tellAssignees(db, made, made.assignees)
}
