// A company is suspended and active again: its people are told on every screen, and what a phone has to
// send waits with its photo, says why, and leaves by itself afterwards.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { manager, question, sending, text, user } from '../../submissions/sending.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { photo } from './site-photos.ts'

const phone = { viewport: { width: 360, height: 740 } }

describe('a suspended company', () => {
  const journeys = withBrowser()
  const server = sending(journeys)
  const suspend = (at: string | null) =>
    journeys.database.database.transaction('owner', (db) =>
      db.run(sql`update company set suspended_at = ${at} where slug = 'northgate'`),
    )

  test('every screen says so; what waits with a photo says why, and leaves when the company is active', async () => {
    const fields = [text('note'), question('seen', 'photo')]
    const form = await server.form(fields, { title: 'Gate check' })
    const worker = await journeys.signedIn(user, phone)
    const { page } = worker
    worker.expected.push(/ERR_INTERNET_DISCONNECTED/, /status of 409/, /permissions could not/)
    const told = page.getByRole('status').filter({ hasText: 'suspended' })
    await worker.go(`/dashboard/submissions/create/${form.id}`)
    assert.equal(await told.count(), 0)
    const note = page.getByRole('textbox', { name: 'note' })
    await note.waitFor()

    // The photo has not left yet when the company is suspended.
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await note.fill('All well')
    await page.locator('input[type=file]:not([capture])').setInputFiles(await photo(1))
    await page.getByRole('img', { name: /Photo 1/ }).waitFor()
    await page.getByText('Photos and files: 0 of 1 sent').waitFor()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('button', { name: 'Outbox: 1 not received yet' }).waitFor()
    await suspend('2026-01-01')
    await page.unroute('**/api/**')
    await worker.go('/dashboard')
    await told.getByText(/you can read and export.*Ask your/).waitFor()
    await assertClean(worker)

    await page.getByRole('button', { name: 'Outbox: 1 not received yet' }).click()
    const outbox = page.getByRole('dialog', { name: 'Outbox' })
    await outbox.getByText('Waiting for your company').waitFor()
    await outbox.getByText(/account is suspended.*Ask your/).waitFor()
    await assertClean(worker)

    await suspend(null)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await outbox.getByText('Received').waitFor()
    const { data } = await server.good<{ data: { id: string; form: unknown }[] }>(
      manager,
      'GET',
      `submissions?filter[form]=${form.id}`,
    )
    const whole = await server.whole(manager, data[0]?.id ?? '')
    assert.deepEqual([data.length, whole.answers.note, whole.files.length], [1, 'All well', 1])
    await worker.go('/dashboard')
    await told.waitFor({ state: 'detached' })
  })

  test('people of a trade contractor are told when they come in', async () => {
    await suspend('2026-01-01')
    const person = await journeys.throughTheDoor('contractor@ironside.test')
    await person.page.getByRole('status').filter({ hasText: 'suspended' }).waitFor()
    await assertClean(person)
    await suspend(null)
  })
})
