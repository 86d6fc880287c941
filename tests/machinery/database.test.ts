import assert from 'node:assert/strict'
import { sql } from '../../src/kit/db/sql.ts'
import { dbTest, dbTestCommitted } from '../database.ts'
import { makeAccount } from '../factories.ts'

dbTest('a request sees its own company only', async ({ db, company, asOwner }) => {
  await asOwner(() => makeAccount(db, company.id))
  assert.equal((await db.many(sql`select id from account`)).length, 1)
  await db.run(sql`select set_config('app.company_id', '', true)`)
  assert.equal((await db.many(sql`select id from account`)).length, 0)
})

dbTestCommitted('a write is logged when it is committed', async ({ database, company }) => {
  await database.transaction('owner', (db) => makeAccount(db, company.id))
  const rows = await database.transaction('owner', (db) =>
    db.many<{ seq: number; subject: string }>(sql`select seq, subject from change order by seq`),
  )
  assert.deepEqual(rows, [
    { seq: 1, subject: 'company' },
    { seq: 2, subject: 'permission_template' },
    { seq: 3, subject: 'person' },
    { seq: 4, subject: 'account' },
  ])
})

dbTestCommitted('the last statement of a call ends its transaction', async ({ database }) => {
  const ended = await database.transaction('app', async (db) => {
    const rows = await db.last<{ role: string }>(sql`select current_user as role`)
    await assert.rejects(db.many(sql`select 1`), /has had its last statement/)
    return rows
  })
  assert.deepEqual(ended, [{ role: 'plumbline_app' }])
  const failing = database.transaction('app', (db) => db.last(sql`select 1 / 0`))
  await assert.rejects(failing, /division by zero/)
  const [after] = await database.transaction('gate', (db) => db.last(sql`select current_user`))
  assert.deepEqual(after, { current_user: 'plumbline_gate' })
})

dbTestCommitted('a statement that failed at first is prepared anew', async ({ database }) => {
  const count = () =>
    database.transaction('owner', (db) => db.many(sql`select count(*) as n from made_later`))
  await assert.rejects(count(), /made_later/)
  await database.transaction('owner', (db) => db.run(sql`create table made_later (id int)`))
  assert.deepEqual(await count(), [{ n: 0 }])
})

dbTest('a steady statement is planned once, whatever its values', async ({ db }) => {
  const ask = (n: number) =>
    db.many({ ...sql`select ${n}::int as ${sql.id('steady one')}`, steady: true })
  assert.deepEqual([await ask(1), await ask(2)], [[{ 'steady one': 1 }], [{ 'steady one': 2 }]])
  const kept = await db.many(
    sql`select count(*) as n from pg_prepared_statements where statement like '%"steady one"'`,
  )
  assert.deepEqual(kept, [{ n: 1 }])
})

dbTest('ids of rows written one after another are in that order', async ({ db }) => {
  const ids: string[] = []
  while (ids.length < 200)
    for (const { id } of await db.many({ id: 'string' }, sql`select new_id() as id`)) ids.push(id)
  assert.deepEqual(ids, ids.toSorted())
  for (const id of ids)
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const written = Number.parseInt((ids[0] ?? '').replace('-', '').slice(0, 12), 16)
  assert.ok(Math.abs(Date.now() - written) < 60_000, 'an id begins with its moment')
})
