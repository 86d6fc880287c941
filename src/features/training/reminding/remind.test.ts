// Whom it is said to on which day that a training expires. All days are fixed.
import assert from 'node:assert/strict'
import { dbTest } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { sql } from '../../../kit/db/sql.ts'
import { remindOfTraining } from './remind.store.ts'

dbTest(
  'they and their supervisor are told 90, 60, 30, 7 and 0 days before, each once, and not once it is renewed',
  async ({ db, company, asOwner }) => {
    await db.run(sql`select set_config('app.source', 'job test', true)`)
    const person = async () => (await asOwner(() => makeAccount(db, company.id))).id
    const [boss, ana] = [await person(), await person()]
    await db.run(sql`update person set supervisor = ${boss} where id = ${ana}`)
    const course = await db.maybe(
      { id: 'string' },
      sql`insert into training (company_id, name, category, validity, months)
      values (current_company(), 'Heights', 'statutory', 'months', 36) returning id`,
    )
    const record = (completed: string, expires: string) =>
      db.run(sql`insert into training_records (company_id, name, person, course, completed_on, expires_on)
      values (current_company(), 'Heights', ${ana}, ${course?.id}, ${completed}, ${expires})`)
    await record('2023-06-30', '2026-06-30')
    const toldOn = async (day: string) => {
      await remindOfTraining(db, day)
      await remindOfTraining(db, day)
      const of = (account: string) =>
        db.many(
          { step: 'number' },
          sql`select split_part(event, ' ', 3)::integer as step from notice
          where company_id = current_company() and account = ${account} order by id`,
        )
      const [own, team] = [await of(ana), await of(boss)]
      assert.deepEqual(own, team)
      return own.map(({ step }) => step)
    }
    assert.deepEqual(await toldOn('2026-03-31'), [])
    assert.deepEqual(await toldOn('2026-04-01'), [90])
    // The work of the day was missed: it is made up for.
    assert.deepEqual(await toldOn('2026-05-03'), [90, 60])
    assert.deepEqual(await toldOn('2026-05-31'), [90, 60, 30])
    assert.deepEqual(await toldOn('2026-06-23'), [90, 60, 30, 7])
    await record('2026-06-24', '2029-06-24')
    assert.deepEqual(await toldOn('2026-06-30'), [90, 60, 30, 7])
  },
)
