// Who hears that a shift is without first aid. The days are so far away that no clock matters.
import assert from 'node:assert/strict'
import { dbTest } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { sql } from '../../../kit/db/sql.ts'
import { tellUncovered } from './uncovered.store.ts'

dbTest(
  'a lapsed certificate is told once to who is responsible, the managers and its holder; another lapse anew',
  async ({ db, company, asOwner }) => {
    await db.run(sql`select set_config('app.source', 'job test', true)`)
    const person = async () => (await asOwner(() => makeAccount(db, company.id))).id
    const [head, manager, aider, other] = [
      await person(),
      await person(),
      await person(),
      await person(),
    ]
    await asOwner(() =>
      db.run(sql`update account set role_id = case when id = ${manager} then 1 else 3 end
        where company_id = ${company.id}`),
    )
    const place = await db.maybe(
      { id: 'string' },
      sql`insert into locations (company_id, name, kind, responsible)
        values (current_company(), 'Yard', 'yard', ${head}) returning id`,
    )
    await db.run(sql`insert into head_count (company_id, location, shift, workers)
      values (current_company(), ${place?.id}, 'day', 10)`)
    await db.run(sql`
      insert into first_aiders (company_id, person, location, name, shift, starts_on, certificate_level)
      values (current_company(), ${aider}, ${place?.id}, 'Ana', 'day', '2020-01-01', 'standard'),
        (current_company(), ${other}, ${place?.id}, 'Ben', 'day', '2020-01-01', 'emergency')`)
    const expires = (day: string) =>
      db.run(sql`update first_aiders set certificate_expires_on = ${day}
        where company_id = current_company() and person = ${aider}`)
    await db.run(sql`update first_aiders set certificate_expires_on = '2999-01-01'
      where company_id = current_company() and person = ${other}`)
    const told = async () => {
      await tellUncovered(db)
      await tellUncovered(db)
      const rows = await db.many(
        { account: 'string' },
        sql`select account from notice where company_id = current_company() order by id`,
      )
      return [head, manager, aider, other].map(
        (one) => rows.filter(({ account }) => account === one).length,
      )
    }
    await expires('2999-01-01')
    assert.deepEqual(await told(), [0, 0, 0, 0], 'somebody with a standard certificate is there')
    await expires('2021-06-30')
    assert.deepEqual(await told(), [1, 1, 1, 0], 'an emergency certificate is not enough for ten')
    await expires('2999-01-01')
    assert.deepEqual(await told(), [1, 1, 1, 0])
    await expires('2022-06-30')
    assert.deepEqual(await told(), [2, 2, 2, 0])
  },
)

dbTest(
  'a shift without anybody who gives first aid is told once, and anew when it was covered meanwhile',
  async ({ db, company, asOwner }) => {
    await db.run(sql`select set_config('app.source', 'job test', true)`)
    const [head, aider] = [
      (await asOwner(() => makeAccount(db, company.id))).id,
      (await asOwner(() => makeAccount(db, company.id))).id,
    ]
    const place = await db.maybe(
      { id: 'string' },
      sql`insert into locations (company_id, name, kind, responsible)
        values (current_company(), 'Yard', 'yard', ${head}) returning id`,
    )
    const workers = (count: number) =>
      db.run(sql`insert into head_count (company_id, location, shift, workers)
        values (current_company(), ${place?.id}, 'day', ${count})
        on conflict (company_id, location, shift) do update set workers = excluded.workers`)
    const told = async () => {
      // The work of a day, and of the next.
      await tellUncovered(db)
      await tellUncovered(db)
      const rows = await db.many(
        { who: 'string?' },
        sql`select facts ->> 'who' as who from notice
          where company_id = current_company() and account = ${head} order by id`,
      )
      return rows.map(({ who }) => who)
    }
    await workers(10)
    assert.deepEqual(await told(), [null])
    await db.run(sql`
      insert into first_aiders (company_id, person, location, name, shift, starts_on, certificate_level,
        certificate_expires_on)
      values (current_company(), ${aider}, ${place?.id}, 'Ana', 'day', '2020-01-01', 'standard', '2999-01-01')`)
    assert.deepEqual(await told(), [null], 'it is covered')
    const serves = (until: string | null) =>
      db.run(sql`update first_aiders set ends_on = ${until} where company_id = current_company()`)
    await serves('2021-06-30')
    assert.deepEqual(await told(), [null, null], 'she is there no longer')
    await serves(null)
    assert.deepEqual(await told(), [null, null])
    await workers(0)
    await serves('2021-06-30')
    assert.deepEqual(await told(), [null, null], 'nobody works there')
    await workers(3)
    assert.deepEqual(await told(), [null, null, null])
  },
)
