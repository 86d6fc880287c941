// A quarter of a committee: it meets, inspects and recommends; on day 22 without an answer those above are told.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { remindOfCommitteeDuties } from '../../../src/features/committees/telling/remind.store.ts'
import { daysFromNow } from '../../../src/kit/day.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { management, manager, sending, user } from '../../submissions/sending.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { inCompany, personOf } from './in-company.ts'

type Row = { id: string; version: number; state?: string; response_due?: string }

describe('a quarter of a committee', () => {
  const journeys = withBrowser()
  const { ask, good } = sending(journeys)
  const make = (path: string, fields: object) => good<Row>(manager, 'POST', path, fields)

  /** The manager sits for the workers, the user for management; both preside. */
  async function committee() {
    const { id: location } = await make('locations', { name: 'Quarry', kind: 'yard' })
    for (const [email, represents] of [
      [manager, 'worker'],
      [user, 'management'],
    ] as const)
      await make('jhsc', {
        ...{ person: await personOf(journeys, email), location, represents, co_chair: true },
        selected_by: represents === 'worker' ? 'workers' : 'employer',
        starts_on: daysFromNow(-200),
      })
    const { id } = await make('jhsc-committees', {
      ...{ name: 'Quarry committee', location, meets_every: 3 },
    })
    return { id, location }
  }

  test('minutes are approved on screen, an inspection counts, and an unanswered recommendation is told on day 22', async () => {
    const { id: of, location } = await committee()
    const meeting = await make('jhsc-meetings', {
      ...{ committee: of, name: 'Quarter meeting', held_on: daysFromNow(-23) },
      present: [await personOf(journeys, manager), await personOf(journeys, user)],
      minutes: 'The ramp is too steep.',
    })
    await make('jhsc-inspections', {
      ...{ committee: of, planned_on: daysFromNow(0), done_on: daysFromNow(0), areas: [location] },
      inspector: await personOf(journeys, manager),
    })
    const employer = await personOf(journeys, management)
    const recommended = await make('jhsc-recommendations', {
      ...{ committee: of, name: 'A second ramp', details: 'Less steep.', employer },
      received_on: daysFromNow(-22),
    })
    assert.equal(recommended.response_due, daysFromNow(-1))
    await ask(user, 'PUT', `jhsc-meetings/${meeting.id}/approval`)

    const chair = await journeys.signedIn(manager, { viewport: { width: 1280, height: 800 } })
    const { page } = chair
    await chair.go(`/dashboard/jhsc/meetings/record/${meeting.id}`)
    await page.getByText('Quorum met').first().waitFor()
    await page.getByRole('button', { name: 'Approve the minutes' }).click()
    await page.getByText('Minutes to post').first().waitFor()
    await assertClean(chair)
    await chair.go(`/dashboard/jhsc/committees/record/${of}`)
    await page
      .getByText(/Inspected/)
      .first()
      .waitFor()
    await assertClean(chair)

    const told = (day: string) =>
      inCompany(journeys, async (db) => {
        await remindOfCommitteeDuties(db, day)
        const rows = await db.many(
          { kind: 'string', account: 'string' },
          sql`select kind, account from notice where company_id = current_company()
            and record = ${recommended.id} and kind = 'recommendation-unanswered'`,
        )
        return rows.map(({ account }) => account)
      })
    assert.deepEqual(await told(daysFromNow(-1)), [], 'day 21: it may still be answered')
    const above = await told(daysFromNow(0))
    const chairs = [await personOf(journeys, manager), await personOf(journeys, user)]
    assert.ok(chairs.every((one) => above.includes(one)) && !above.includes(employer))
    assert.equal((await told(daysFromNow(1))).length, above.length, 'it is told once')

    await chair.go('/dashboard/notifications')
    const news = page.getByRole('main').getByRole('listitem').filter({ hasText: 'A second ramp' })
    await news.getByRole('link').first().click()
    await page.getByText('Answer overdue').first().waitFor()
    await assertClean(chair)
    const answer = { agrees: true, answer: 'It is built by May.' }
    const { status } = await ask(
      management,
      'PUT',
      `jhsc-recommendations/${recommended.id}/answer`,
      answer,
    )
    assert.equal(status, 204)
    await chair.go(`/dashboard/jhsc/recommendations/record/${recommended.id}`)
    await page.getByText('It is built by May.').waitFor()
    await page.getByText('Answered', { exact: true }).first().waitFor()
  })
})
