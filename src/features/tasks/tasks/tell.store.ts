// Tells people of tasks: that one is theirs, that they are mentioned, that something is said or to be verified.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { closeNotices, notify } from '../../notices/index.ts'
import {
  taskAssigned,
  taskComment,
  taskMention,
  taskNotices,
  taskToVerify,
} from './notice-kinds.ts'
import type { TaskRow } from './tasks.store.ts'

const actor = async (db: Db): Promise<string> =>
  (
    await db.maybe(
      { name: 'string' },
      sql`select coalesce(current_setting('app.actor_name', true), '') as name`,
    )
  )?.name ?? ''

type Told = { id: string; number: string; title: string }

export async function tellAssignees(
  db: Db,
  task: Told & { due_on: string; version: number },
  to: readonly string[],
): Promise<void> {
  if (to.length === 0) return
  const { id, number, title, due_on, version } = task
  await notify(db, taskAssigned, {
    to,
    record: id,
    event: `${id} ${version}`,
    facts: { by: await actor(db), number, title, due_on },
  })
}

export async function tellComment(
  db: Db,
  task: Pick<TaskRow, 'id' | 'number' | 'title' | 'assignees' | 'watchers' | 'created_by'>,
  comment: { id: string; words: string; mentions: readonly string[] },
): Promise<void> {
  const { id, number, title } = task
  const facts = { by: await actor(db), number, title, words: comment.words }
  const told = { record: id, event: comment.id, facts }
  await notify(db, taskMention, { ...told, to: comment.mentions })
  const concerned = [...task.assignees, ...task.watchers, task.created_by ?? []].flat()
  const others = concerned.filter((one) => !comment.mentions.includes(one))
  await notify(db, taskComment, { ...told, to: others })
}

/** It is done: who gave it or watches it sees that it is. */
export async function tellTaskVerifiers(
  db: Db,
  { id, number, title, version, watchers, created_by, assignees }: TaskRow,
): Promise<void> {
  await notify(db, taskToVerify, {
    to: [...watchers, created_by ?? []].flat().filter((one) => !assignees.includes(one)),
    record: id,
    event: `${id} ${version}`,
    facts: { by: await actor(db), number, title },
  })
}

/** Nobody waits for it any more. */
export async function closeTask(db: Db, task: string): Promise<void> {
  for (const kind of taskNotices) await closeNotices(db, kind, task)
}
