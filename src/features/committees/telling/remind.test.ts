// Who hears when of a committee’s duties. All days are fixed.
import assert from 'node:assert/strict'
import { dbTest } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { remindOfCommitteeDuties } from './remind.store.ts'

const idOf = async (db: Db, statement: Sql) =>
  (await db.maybe({ id: 'string' }, statement))?.id ?? ''

async function committee(db: Db, chair: string): Promise<string> {
  const place = await idOf(
    db,
    sql`insert into locations (company_id, name, kind) values (current_company(), 'Yard', 'yard') returning id`,
  )
  await db.run(sql`
    insert into jhsc (company_id, person, location, name, shift, starts_on, represents, selected_by, co_chair)
    values (current_company(), ${chair}, ${place}, 'Ana', 'day', '2020-01-01', 'worker', 'workers', true)`)
  return idOf(
    db,
    sql`insert into jhsc_committees (company_id, name, location, meets_every)
      values (current_company(), 'Yard committee', ${place}, 1) returning id`,
  )
}

dbTest(
  'an unanswered recommendation reminds who answers, and on day 22 is told once to those above them and the co-chairs',
  async ({ db, company, asOwner }) => {
    await db.run(sql`select set_config('app.source', 'job test', true)`)
    const person = async () => (await asOwner(() => makeAccount(db, company.id))).id
    const [chair, employer, boss, head] = [
      await person(),
      await person(),
      await person(),
      await person(),
    ]
    await person()
    await asOwner(() =>
      db.run(sql`update account set role_id = case when id = ${head} then 6 else 3 end
        where company_id = ${company.id}`),
    )
    await db.run(sql`update person set supervisor = ${boss} where id = ${employer}`)
    const of = await committee(db, chair)
    const meet = (day: string) =>
      db.run(sql`insert into jhsc_meetings (company_id, name, committee, held_on)
        values (current_company(), 'Meeting', ${of}, ${day})`)
    await meet('2026-03-01')
    await db.run(sql`insert into jhsc_recommendations
      (company_id, name, committee, details, employer, received_on, response_due)
      values (current_company(), 'Heated room', ${of}, 'On level 9.', ${employer}, '2026-03-02', '2026-03-23')`)
    const toldOn = async (day: string) => {
      await remindOfCommitteeDuties(db, day)
      await remindOfCommitteeDuties(db, day)
      const told = await db.many(
        { account: 'string', kind: 'string' },
        sql`select account, kind from notice where company_id = current_company()
          and kind like 'recommendation-%' order by id`,
      )
      const names = new Map([
        ...([
          [chair, 'chair'],
          [employer, 'employer'],
          [boss, 'boss'],
          [head, 'head'],
        ] as const),
      ])
      return told.map(({ account, kind }) => `${names.get(account)} ${kind.slice(15)}`).sort()
    }
    assert.deepEqual(await toldOn('2026-03-15'), [])
    assert.deepEqual(await toldOn('2026-03-16'), ['employer due'])
    const both = ['employer due', 'employer due']
    assert.deepEqual(await toldOn('2026-03-23'), both)
    const above = ['boss unanswered', 'chair unanswered', ...both, 'head unanswered']
    assert.deepEqual(await toldOn('2026-03-24'), above)
    assert.deepEqual(await toldOn('2026-04-20'), above)
  },
)

dbTest(
  'co-chairs hear two weeks before a meeting is due and once it is late, and of a month without an inspection',
  async ({ db, company, asOwner }) => {
    await db.run(sql`select set_config('app.source', 'job test', true)`)
    const chair = (await asOwner(() => makeAccount(db, company.id))).id
    const of = await committee(db, chair)
    const place = await idOf(db, sql`select location as id from jhsc_committees where id = ${of}`)
    await db.run(sql`insert into jhsc_meetings (company_id, name, committee, held_on)
      values (current_company(), 'Meeting', ${of}, '2026-01-15')`)
    const inspect = (day: string) =>
      db.run(sql`insert into jhsc_inspections (company_id, name, committee, planned_on, done_on, inspector, areas)
        values (current_company(), 'Yard', ${of}, ${day}, ${day}, ${chair}, array[${place}]::uuid[])`)
    await inspect('2026-02-10')
    const toldOn = async (day: string) => {
      await remindOfCommitteeDuties(db, day)
      await remindOfCommitteeDuties(db, day)
      const told = await db.many(
        { kind: 'string', event: 'string' },
        sql`select kind, event from notice where company_id = current_company() and account = ${chair} order by id`,
      )
      return told.map(({ kind, event }) => `${kind.slice(10)} ${event.slice(37)}`)
    }
    assert.deepEqual(await toldOn('2026-03-31'), [])
    const first = ['meeting-due 2026-04-15 soon', 'inspection-missed 2026-03-31']
    assert.deepEqual(await toldOn('2026-04-01'), first)
    await inspect('2026-04-02')
    assert.deepEqual(await toldOn('2026-04-15'), first)
    const late = [...first, 'meeting-due 2026-04-15 late']
    assert.deepEqual(await toldOn('2026-04-16'), late)
    assert.deepEqual(await toldOn('2026-05-01'), late)
  },
)
