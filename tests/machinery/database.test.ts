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
    { seq: 3, subject: 'account' },
  ])
})
