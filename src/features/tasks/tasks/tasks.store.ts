// Tasks with what decides over their steps.
import type { Session } from '../../../access/context.ts'
import { json, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { TaskState } from './steps.ts'
import type { TaskEvent } from './tasks.contract.ts'
import type { TaskStatus } from './tasks.register.ts'

/** Of the row `t`: a manager sees every task, others those that concern them. */
export const seenTasks = ({ roleId, accountId }: Pick<Session, 'roleId' | 'accountId'>): Sql =>
  roleId === 1
    ? sql`true`
    : sql`(t.created_by = ${accountId ?? null} or ${accountId ?? null}::uuid = any(t.assignees || t.watchers))`

/** Of the row `t`: since it was opened last. */
export const since = sql`coalesce((select max(o.at) from task_event o where o.company_id = t.company_id
  and o.task = t.id and o.kind in ('reopen', 'reject')), '-infinity')`

/** Of the row `t`: who has done their part, and who said that it is done. */
export const progress = sql`
  array(select distinct e.by from task_event e where e.company_id = t.company_id and e.task = t.id
    and e.kind = 'part' and e.by is not null and e.at > ${since}) as parts,
  (select e.by from task_event e where e.company_id = t.company_id and e.task = t.id
    and e.kind = 'finish' order by e.at desc limit 1) as finisher`

const taskRow = row({
  id: 'string',
  version: 'number',
  number: 'string',
  title: 'string',
  status: one<TaskStatus>(),
  completion: 'string',
  assignees: 'strings',
  watchers: 'strings',
  created_by: 'string?',
  archived: 'boolean',
  verification: 'boolean',
  verified: 'boolean',
  parts: 'strings',
  finisher: 'string?',
})

export const taskOf = (db: Db, id: string, seen: Sql, lock = sql``) =>
  db.maybe(
    taskRow,
    sql`
    select t.id, t.version, t.number, t.title, t.status, t.completion, t.assignees, t.watchers,
      t.created_by, t.archived_at is not null as archived,
      coalesce(t.verification, false) as verification, t.verified_on is not null as verified,
      ${progress}
    from task_management t where t.company_id = current_company() and t.id = ${id} and ${seen}
    ${lock}`,
  )
export type TaskRow = NonNullable<Awaited<ReturnType<typeof taskOf>>>
export const stateOf = (task: TaskRow): TaskState => task

export const noteTask = (
  db: Db,
  task: string,
  kind: string,
  words: string | null = null,
): Promise<number> =>
  db.run(sql`
    insert into task_event (company_id, task, kind, words, by)
    values (current_company(), ${task}, ${kind}, ${words || null},
      nullif(current_setting('app.actor_id', true), '')::uuid)`)

const nameOf = (column: Sql) =>
  sql`(select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) from account a
    where a.company_id = current_company() and a.id = ${column})`

const eventRow = row({
  id: 'string',
  kind: 'string',
  words: 'string?',
  mentions: json<TaskEvent['mentions']>(),
  files: json<TaskEvent['files']>(),
  next: 'string?',
  by: 'string?',
  at: 'string',
})

export const eventsOf = (db: Db, task: string) =>
  db.many(
    eventRow,
    sql`
    select e.id, e.kind, e.words, e.at, ${nameOf(sql`e.by`)} as by,
      coalesce((select jsonb_agg(jsonb_build_object('id', m, 'name', ${nameOf(sql`m`)}))
        from unnest(e.mentions) m), '[]') as mentions,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime,
        'bytes', f.bytes) order by f.name) from file f where f.id = any(e.files)), '[]') as files, e.next
    from task_event e where e.company_id = current_company() and e.task = ${task}
    order by e.at, e.id limit 500`,
  )
