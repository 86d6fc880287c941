// Who hears when that a contractor's paper ends. All days are fixed.
import assert from 'node:assert/strict'
import { dbTest } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { sql } from '../../../kit/db/sql.ts'
import { remindOfPapers } from './remind.store.ts'

dbTest(
  'managers and contacts are told 30, 14, 7 and 0 days before, each once, and of the lapse; not once it is renewed',
  async ({ db, company, asOwner }) => {
    await db.run(sql`select set_config('app.source', 'job test', true)`)
    const manager = (await asOwner(() => makeAccount(db, company.id))).id
    await asOwner(() => db.run(sql`update account set role_id = 1 where id = ${manager}`))
    const contractor = await db.maybe(
      { id: 'string' },
      sql`insert into trade_contractors (company_id, name, state)
        values (current_company(), 'Ironside', 'approved') returning id`,
    )
    await db.run(sql`
      insert into tc_contacts (company_id, trade_contractor, name, role, email, language)
      values (current_company(), ${contractor?.id}, 'Pete', 'primary', 'pete@iron.test', 'en')`)
    const paper = (expires: string) =>
      db.run(sql`
        insert into tc_papers (company_id, trade_contractor, kind, name, expires_on)
        values (current_company(), ${contractor?.id}, 'clearance', 'C-1', ${expires})`)
    await paper('2026-06-30')
    const toldOn = async (day: string) => {
      await remindOfPapers(db, day, 'https://safety.example.com')
      await remindOfPapers(db, day, 'https://safety.example.com')
      const told = await db.many(
        { step: 'number' },
        sql`select split_part(event, ' ', 3)::integer as step from notice
          where company_id = current_company() and account = ${manager} order by id`,
      )
      const mailed = await asOwner(() =>
        db.many({ id: 'string' }, sql`select id from mail where recipient = 'pete@iron.test'`),
      )
      assert.equal(mailed.length, told.length, 'each is mailed to the contact once')
      return told.map(({ step }) => step)
    }
    assert.deepEqual(await toldOn('2026-05-30'), [])
    assert.deepEqual(await toldOn('2026-05-31'), [30])
    const without = (off: string) =>
      asOwner(() => db.run(sql`update company set modules_off = ${off} where id = ${company.id}`))
    await without('{contractors}')
    assert.deepEqual(await toldOn('2026-06-16'), [30], 'a part that is off tells nobody anything')
    await without('{}')
    assert.deepEqual(await toldOn('2026-06-18'), [30, 14])
    assert.deepEqual(await toldOn('2026-06-23'), [30, 14, 7])
    assert.deepEqual(await toldOn('2026-06-30'), [30, 14, 7, 0])
    assert.deepEqual(await toldOn('2026-07-01'), [30, 14, 7, 0, -1])
    assert.deepEqual(await toldOn('2026-07-02'), [30, 14, 7, 0, -1])
    await paper('2026-09-30')
    assert.deepEqual(await toldOn('2026-07-03'), [30, 14, 7, 0, -1])
  },
)
