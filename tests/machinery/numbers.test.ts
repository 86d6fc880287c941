// Numbers of records: nobody waits for one, none is given twice.
import assert from 'node:assert/strict'
import type { Database, Db } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { dbTestCommitted } from '../database.ts'
import { makeCompany } from '../factories.ts'

const within = (database: Database, company: string, work: (db: Db) => Promise<unknown>) =>
  database.transaction('app', async (db) => {
    await db.run(sql`select set_config('app.company_id', ${company}, true)`)
    return work(db)
  })
const next = async (db: Db) =>
  Number(
    (await db.maybe({ number: 'string' }, sql`select next_number('TSK') as number`))?.number.slice(
      9,
    ),
  )

dbTestCommitted(
  'the first numbers of a year, wanted at once, are one after the other',
  async (test) => {
    const { database, company } = test
    const wanted = Array.from({ length: 20 }, () => within(database, company.id, next))
    const given = (await Promise.all(wanted)) as number[]
    assert.deepEqual(
      given.toSorted((one, other) => one - other),
      Array.from({ length: 20 }, (_, at) => at + 1),
    )
    // Another company counts for itself.
    const other = await database.transaction('owner', makeCompany)
    assert.equal(await within(database, other.id, next), 1)
  },
)

dbTestCommitted(
  'who has a number keeps nobody waiting, and one not used is not given again',
  async (test) => {
    const { database, company } = test
    await within(database, company.id, next)
    const failed = within(database, company.id, async (db) => {
      assert.equal(await next(db), 2)
      // While this one goes on, another person is served.
      assert.equal(await within(database, company.id, next), 3)
      throw new Error('It comes to nothing.')
    })
    await assert.rejects(failed, /comes to nothing/)
    assert.equal(await within(database, company.id, next), 4)
  },
)

dbTestCommitted('numbers go on after the last that is known', async ({ database, company }) => {
  const year = new Date().getUTCFullYear()
  await within(database, company.id, async (db) => {
    await db.run(sql`select continue_numbers('TSK', ${year}::integer, 41)`)
    await db.run(sql`select continue_numbers('TSK', ${year}::integer, 7)`)
    assert.equal(await next(db), 42)
  })
})
