// Whom it is said to on which day that a training expires. All days are fixed.
import assert from 'node:assert/strict'
import { dbTest } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { recomputeAudiences } from '../../audience/index.ts'
import { expiring, remindOfTraining, tellOfWeek } from './remind.store.ts'

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
    const without = (off: string) =>
      asOwner(() => db.run(sql`update company set modules_off = ${off} where id = ${company.id}`))
    await without('{training}')
    assert.deepEqual(await toldOn('2026-04-01'), [], 'a part that is off tells nobody anything')
    await without('{}')
    assert.deepEqual(await toldOn('2026-04-01'), [90])
    // The work of the day was missed: it is made up for.
    assert.deepEqual(await toldOn('2026-05-03'), [90, 60])
    assert.deepEqual(await toldOn('2026-05-31'), [90, 60, 30])
    assert.deepEqual(await toldOn('2026-06-23'), [90, 60, 30, 7])
    await record('2026-06-24', '2029-06-24')
    assert.deepEqual(await toldOn('2026-06-30'), [90, 60, 30, 7])
  },
)

dbTest(
  'the last day that a day missed is told on the next; a refresher and a course that counts renew it; what expired waits to be renewed',
  async ({ db, company, asOwner }) => {
    await db.run(sql`select set_config('app.source', 'job test', true)`)
    const ana = (await asOwner(() => makeAccount(db, company.id))).id
    const idOf = async (statement: Sql) => (await db.maybe({ id: 'string' }, statement))?.id ?? ''
    const course = (name: string, more: { refresher?: string; covers?: string } = {}) =>
      idOf(sql`
      insert into training (company_id, name, category, validity, months, refresher, covers)
      values (current_company(), ${name}, 'statutory', 'months', 36, ${more.refresher ?? null},
        ${more.covers === undefined ? [] : [more.covers]}::uuid[]) returning id`)
    const again = await course('Heights again')
    const heights = await course('Heights', { refresher: again })
    const emergency = await course('Emergency')
    const standard = await course('Standard', { covers: emergency })
    const record = (name: string, of: string, completed: string, expires: string) =>
      db.run(sql`insert into training_records (company_id, name, person, course, completed_on, expires_on)
        values (current_company(), ${name}, ${ana}, ${of}, ${completed}, ${expires})`)
    await record('Heights', heights, '2023-06-30', '2026-06-30')
    await record('Emergency', emergency, '2023-06-30', '2026-06-30')
    const toldOn = async (day: string) => {
      await remindOfTraining(db, day)
      const told = await db.many(
        { of: 'string' },
        sql`select facts ->> 'name' as of from notice where company_id = current_company()
          and account = ${ana} order by id`,
      )
      const rows = await db.many(
        { name: 'string' },
        sql`select name from (${await expiring(db, day, sql`true`, 90)}) due order by name`,
      )
      return [told.map(({ of }) => of).join(' '), rows.map(({ name }) => name).join(' ')]
    }
    await record('Standard', standard, '2026-03-01', '2029-03-01')
    assert.deepEqual(await toldOn('2026-06-24'), ['Heights', 'Heights'])
    assert.deepEqual(await toldOn('2026-07-01'), ['Heights Heights', 'Heights'])
    assert.deepEqual(await toldOn('2026-07-20'), ['Heights Heights', 'Heights'])
    await record('Heights again', again, '2026-07-20', '2029-07-20')
    assert.deepEqual(await toldOn('2026-07-21'), ['Heights Heights', ''])
  },
)

dbTest(
  'who keeps the matrix is told once a week what is missing and expired',
  async ({ db, company, asOwner }) => {
    await db.run(sql`select set_config('app.source', 'job test', true)`)
    const person = async (role: number) => {
      const { id } = await asOwner(() => makeAccount(db, company.id))
      await asOwner(() => db.run(sql`update account set role_id = ${role} where id = ${id}`))
      return id
    }
    const [head, ana] = [await person(1), await person(3)]
    await db.run(sql`insert into engagement (company_id, person, kind, starts_on)
      values (current_company(), ${ana}, 'employee', '2020-01-01')`)
    const course = async (name: string) =>
      (
        await db.maybe(
          { id: 'string' },
          sql`insert into training (company_id, name, category, validity)
            values (current_company(), ${name}, 'statutory', 'none') returning id`,
        )
      )?.id ?? ''
    const [heights, lifts] = [await course('Heights'), await course('Lifts')]
    const toldOn = async (day: string) => {
      await tellOfWeek(db, day)
      const told = await db.many(
        { account: 'string', missing: 'string', expired: 'string' },
        sql`select account, facts ->> 'missing' as missing, facts ->> 'expired' as expired
          from notice where company_id = current_company() order by id`,
      )
      assert.ok(told.every(({ account }) => account === head))
      return told.map(({ missing, expired }) => `${missing} ${expired}`)
    }
    assert.deepEqual(await toldOn('2026-06-29'), [], 'there is nothing to tell')
    await db.run(sql`insert into training_requirements
      (company_id, name, courses, level, grace_days, starts_on, audience) values (current_company(), 'Crew',
        ${[heights, lifts]}::uuid[], 'mandatory', 0, '2020-01-01',
        ${JSON.stringify([{ out: false, kind: 'person', id: ana, value: null, name: '' }])})`)
    await recomputeAudiences(db)
    await db.run(sql`update audience_member set since = '2020-01-01'`)
    await db.run(sql`insert into training_records (company_id, name, person, course, completed_on, expires_on)
      values (current_company(), 'Heights', ${ana}, ${heights}, '2020-01-01', '2023-01-01')`)
    // A Monday; the days after it; the next Monday.
    assert.deepEqual(await toldOn('2026-06-29'), ['1 1'])
    assert.deepEqual(await toldOn('2026-07-05'), ['1 1'])
    assert.deepEqual(await toldOn('2026-07-06'), ['1 1', '1 1'])
  },
)
