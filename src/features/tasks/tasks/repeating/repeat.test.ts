// What a task that comes again takes along.
import assert from 'node:assert/strict'
import { dbTest } from '../../../../../tests/database.ts'
import { makeAccount } from '../../../../../tests/factories.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { newId } from '../../../../kit/ids.ts'
import { repeatTask } from './repeat.store.ts'

dbTest('the next task has files of its own, which take no more room', async (context) => {
  const { db, company, asOwner } = context
  const person = await asOwner(async () => (await makeAccount(db, company.id)).id)
  const [task, plan, photo] = [newId(), newId(), newId()]
  const file = (id: string, name: string, sha: string) =>
    db.run(sql`
      insert into file (company_id, id, sha256, mime, bytes, name, subject, subject_id, created_by)
      values (current_company(), ${id}, ${sha.repeat(64)}, 'application/pdf', 1000, ${name},
        'task-management', ${task}, ${person})`)
  await file(plan, 'plan.pdf', 'a')
  await file(photo, 'photo.pdf', 'b')
  await db.run(sql`
    insert into task_management (company_id, id, number, title, status, priority, completion, assignees,
      due_on, repeats, attachments)
    values (current_company(), ${task}, next_number('TSK'), 'Walk the fence', 'done', 'normal', 'one',
      ${[person]}::uuid[], '2026-05-04', 'weekly', ${[photo, plan]}::uuid[])`)
  const room = () =>
    asOwner(() =>
      db.maybe<{ bytes: number }>(
        sql`select bytes from company_space where company_id = ${company.id}`,
      ),
    )
  const before = await room()
  await repeatTask(db, task)
  const [next] = await db.many<{ id: string; attachments: string[] }>(
    sql`select id, attachments from task_management where id <> ${task}`,
  )
  const files = await db.many<{ id: string; name: string; subject_id: string }>(sql`
    select f.id, f.name, f.subject_id from unnest(${next?.attachments ?? []}::uuid[]) with ordinality u(id, n)
    join file f on f.id = u.id order by u.n`)
  assert.deepEqual(
    files.map(({ name, subject_id }) => [name, subject_id]),
    [
      ['photo.pdf', next?.id],
      ['plan.pdf', next?.id],
    ],
  )
  assert.ok(files.every(({ id }) => id !== plan && id !== photo))
  assert.deepEqual(await room(), before)
  // The task that was done has its own still.
  const kept = await db.many(sql`select id from file where subject_id = ${task}`)
  assert.equal(kept.length, 2)
})
