// A certificate that expires: its holder and their supervisor are told, it waits in my work, its cell and the shift turn red,
// and a new record mends all of it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { CoveredPlace } from '../../../src/features/appointments/coverage/coverage.contract.ts'
import { remindOfTraining } from '../../../src/features/training/reminding/remind.store.ts'
import { daysFromNow } from '../../../src/kit/day.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { manager, sending, user } from '../../submissions/sending.ts'
import { until } from '../../until.ts'
import { phone } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { inCompany, personOf } from './in-company.ts'

type Row = { id: string; version: number; name: string }
const name = 'First aid for vans'

describe('a certificate that expires', () => {
  const journeys = withBrowser()
  const { good } = sending(journeys)
  const make = (path: string, fields: object) => good<Row>(manager, 'POST', path, fields)

  /** The user gives first aid alone on a shift of nine, by a record that ends in a week. */
  async function given() {
    const person = await personOf(journeys, user)
    const course = await make('training', {
      ...{ name, category: 'statutory', validity: 'months', months: 36, first_aid: 'standard' },
    })
    const location = await make('locations', { name: 'Van yard', kind: 'yard' })
    await make('first-aiders', {
      ...{ person, location: location.id, certificate_level: 'standard' },
      starts_on: '2024-01-01',
    })
    await good(manager, 'PUT', 'appointments/head-counts', {
      ...{ location: location.id, shift: 'day', workers: 9 },
    })
    const record = await make('users-trainings', {
      ...{ person, course: course.id, completed_on: '2024-01-01' },
      ...{ expiry_override: daysFromNow(7), expiry_reason: 'As the card says' },
    })
    const rule = await make('training-requirements', {
      ...{ name: 'Vans', courses: [course.id], level: 'mandatory', grace_days: 0 },
      ...{ starts_on: '2024-01-01', audience: [{ out: false, kind: 'person', id: person }] },
    })
    const boss = await personOf(journeys, 'management@northgate.test')
    await until(() =>
      inCompany(journeys, async (db) => {
        await db.run(sql`update person set supervisor = ${boss} where id = ${person}`)
        return db.run(
          sql`update audience_member set since = '2024-01-01' where audience = ${rule.id}`,
        )
      }).then((changed) => changed > 0),
    )
    return { person, boss, course, location, record }
  }
  const told = (day: string) =>
    inCompany(journeys, async (db) => {
      await remindOfTraining(db, day)
      const rows = await db.many(
        { account: 'string' },
        sql`select account from notice where company_id = current_company()
          and facts ->> 'name' = ${name} and kind in ('training-expires', 'team-training-expires')
          order by id`,
      )
      return rows.map(({ account }) => account).sort()
    })
  const isCovered = async (location: string) =>
    (await good<CoveredPlace[]>(manager, 'GET', 'appointments/places')).find(
      (place) => place.location.id === location,
    )?.shifts[0]?.covered

  test('is told, waits and turns red; recorded anew it is green', async () => {
    const { person, boss, location, record } = await given()
    assert.equal(await isCovered(location.id), true)
    assert.deepEqual(await told(daysFromNow(0)), [person, boss].sort())
    const path = `users-trainings/${record.id}`
    const { version } = await good<Row>(manager, 'GET', path)
    await good(manager, 'PATCH', path, { version, expiry_override: daysFromNow(-1) })
    assert.deepEqual(await told(daysFromNow(0)), [person, boss, person, boss].sort())
    assert.equal(await isCovered(location.id), false)

    const holder = await journeys.signedIn(user, phone)
    await holder.go('/dashboard/my-work')
    const waits = holder.page.getByRole('region', { name: /^Overdue/ }).getByText(name)
    await waits.waitFor()
    await assertClean(holder)

    const keeper = await journeys.signedIn(manager, { viewport: { width: 1280, height: 800 } })
    const { page } = keeper
    await keeper.go(`/dashboard/first-aiders/coverage`)
    const tile = page.getByRole('button', { name: /^Van yard, Day/ })
    await tile.getByText('No one with a valid Standard First Aid').waitFor()
    await keeper.go('/dashboard/training-matrix?show=expired')
    const cell = page.getByRole('gridcell', { name: new RegExp(`${name}: Expired$`) })
    await cell.click()
    const why = page.getByRole('dialog', { name: new RegExp(name) })
    await why.getByRole('region', { name: 'Required by' }).getByText('Vans').waitFor()
    await assertClean(keeper)
    await why.getByRole('button', { name: 'Record training' }).click()
    await why.getByLabel('Completed').fill(daysFromNow(0))
    await why.getByLabel('Completed').press('Tab')
    await why.getByRole('button', { name: 'Record training' }).click()
    await why.waitFor({ state: 'detached' })
    await keeper.go('/dashboard/training-matrix?search=Luc%20Tremblay&category=statutory')
    await page.getByRole('gridcell', { name: new RegExp(`${name}: Valid$`) }).waitFor()
    await keeper.go(`/dashboard/first-aiders/coverage`)
    await tile.getByText('Standard First Aid: 1').waitFor()
    await holder.go('/dashboard/my-work')
    await holder.page.getByRole('heading', { level: 2 }).first().waitFor()
    assert.equal(await waits.count(), 0)
    assert.equal((await told(daysFromNow(0))).length, 4)
  })
})
