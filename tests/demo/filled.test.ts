// What is written once the demo company is there: its mails, its files, its days of work.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { features } from '../../src/app/composed/features.server.ts'
import {
  addSheets,
  sheetsOfDemo,
} from '../../src/features/equipment/chemicals/demo/sheets/sheets-for-demo.store.ts'
import { mailDemo } from '../../src/features/notices/server/mail-demo.ts'
import { isWorkingDay } from '../../src/features/people/index.ts'
import { addEmergencyPlans } from '../../src/features/projects/page/emergency-plans-for-demo.store.ts'
import { dueOnWorkingDays } from '../../src/features/submissions/demo/server/demo-deficiencies.store.ts'
import { addLogo } from '../../src/features/workplaces/entities/logo-for-demo.store.ts'
import type { Db } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { demoDatabase, type TestDatabase } from '../database.ts'

describe('the filled demo company', () => {
  let made: TestDatabase
  const inCompany = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    made.database.transaction('owner', async (db) => {
      await db.run(
        sql`select set_config('app.company_id', id::text, true) from company where slug = 'northgate'`,
      )
      return work(db)
    })

  before(async () => {
    made = await demoDatabase()
  })
  after(() => made.drop())

  test('half of its products have their sheet, each project that began its plan, the company its logo', async () => {
    await inCompany(async (db) => {
      await addSheets(db, 'northgate')
      await addEmergencyPlans(db, 'northgate')
      await addLogo(db, 'northgate')
      const lacking = await db.many(
        { what: 'string' },
        sql`
        select name as what from projects where company_id = current_company()
          and status <> 'planned' and emergency_plan is null
        union all
        select name from chemical_sheet s join chemicals c on c.id = s.chemical
        where s.company_id = current_company() and s.sds is distinct from c.sds
        union all
        select 'sheets' where (select count(sds) * 2 < count(*) from chemicals
          where company_id = current_company())
        union all
        select 'logo' where not exists (select from entities
          where company_id = current_company() and logo is not null)`,
      )
      assert.deepEqual(lacking, [])
      const [file = ''] = sheetsOfDemo.ids('northgate')
      const again = await sheetsOfDemo.drawAgain(db, 'northgate', file)
      const stored = await db.maybe(
        { bytes: 'number' },
        sql`select bytes from file where id = ${file}`,
      )
      assert.equal(again?.content.length, stored?.bytes)
    })
  })

  test('people who did work that asks for a ticket held it then; that of one person has run out', async () => {
    await inCompany(async (db) => {
      const without = await db.many(
        { number: 'string', who: 'string' },
        sql`
        select distinct s.number, p.name as who
        from submissions s
        join forms f on f.company_id = s.company_id and f.id = s.form
        join person p on p.company_id = s.company_id and p.id = s.submitted_by
        left join inventory i on i.company_id = s.company_id and i.id = s.asset
        left join asset_types y on y.company_id = i.company_id and y.id = i.asset_type
        cross join unnest(f.trainings || coalesce(y.trainings, '{}')) course
        where s.company_id = current_company() and not exists (select from training_records r
          where r.company_id = s.company_id and r.person = p.id and r.course = course
            and r.verified_how is not null and r.completed_on <= s.submitted_on
            and r.expires_on >= s.submitted_on)`,
      )
      assert.deepEqual(without, [])
      const lapsed = await db.many(
        { who: 'string' },
        sql`
        select p.name as who from training_records r
        join person p on p.company_id = r.company_id and p.id = r.person
        join inventory i on i.company_id = p.company_id and i.holder = p.id
        join asset_types y on y.company_id = i.company_id and y.id = i.asset_type
        where r.company_id = current_company() and r.course = any(y.trainings)
          and y.without_training = 'refuse' and r.expires_on < company_today()`,
      )
      assert.deepEqual(lapsed, [{ who: 'Luc Tremblay' }])
    })
  })

  test('nothing is raised or due on a day of rest, and no deficiency is due before it was raised', async () => {
    await inCompany(async (db) => {
      await db.run(sql`update deficiencies set due_on = date '2026-11-22', raised_on = date '2026-11-21'
        where id = (select id from deficiencies where company_id = current_company() limit 1)`)
      await dueOnWorkingDays(db)
      const all = await db.many(
        { number: 'string', due_on: 'string?', raised_on: 'string' },
        sql`select number, due_on, raised_on from deficiencies where company_id = current_company()`,
      )
      assert.ok(all.length > 10)
      for (const { number, due_on, raised_on } of all) {
        assert.ok(isWorkingDay(raised_on), `${number} was raised on ${raised_on}`)
        assert.ok(due_on === null || (isWorkingDay(due_on) && due_on >= raised_on), number)
      }
    })
  })

  test('its people had mail: what was returned, whose turn it is, this morning’s; none is to be sent', async () => {
    const kinds = features.flatMap(({ noticeKinds = [] }) => noticeKinds)
    const tellers = features.flatMap(({ morningTellers = [] }) => morningTellers)
    const mails = await inCompany(async (db) => {
      await mailDemo(db, { kinds, tellers, publicUrl: 'https://safety.test' })
      return db.many(
        { subject: 'string', state: 'string', at: 'string', text: 'string' },
        sql`select subject, state, created_at as at, text from mail order by id`,
      )
    })
    const said = (like: RegExp) => mails.filter(({ subject }) => like.test(subject)).length
    assert.ok(said(/ returned SUB-/) > 0 && said(/^Your signature is needed: SUB-/) > 0)
    assert.ok(said(/Deficiencies this morning: \d/) > 0)
    assert.ok(mails.every(({ state, text }) => state === 'kept' && text !== ''))
    const times = mails.map(({ at }) => Date.parse(at))
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
    )
    assert.ok(times.every((at) => at <= Date.now()))
  })
})
