// Jobs that people do every day take as few taps as this. What else is counted: signatures of a crew
// (`signing`), a failed item (`fails`), a checklist for all sites (`forms/form-plan`).
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '../../../src/kit/db/sql.ts'
import { check, manager, sending, user } from '../../submissions/sending.ts'
import { until } from '../../until.ts'
import { phone } from '../at-a-phone.ts'
import { withBrowser } from '../journey.ts'
import { countTaps } from '../taps.ts'
import { photo } from './site-photos.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

describe('in few taps', () => {
  const journeys = withBrowser()
  const server = sending(journeys)

  test('an inspection is begun and submitted on a phone in three, beside its answers', async () => {
    await server.form([check('rails', { label: 'Rails' }), check('nets', { label: 'Nets' })], {
      title: 'Edges of the deck',
    })
    const { page } = await journeys.atHome(user, phone)
    const { tap, taps } = countTaps()
    await tap(button(page, 'Fill a form'))
    const choice = page.getByRole('dialog', { name: 'Fill a form' })
    // One that was used lately is listed twice.
    await tap(choice.getByRole('link', { name: /Edges of the deck/ }).first())
    for (const name of ['Rails', 'Nets'])
      await page.getByRole('group', { name }).getByText('Pass', { exact: true }).click()
    await tap(button(page, 'Submit'))
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    assert.equal(taps(), 3)
  })

  test('a deficiency is put right in five, with a photo, and verified in four, each from its notice', async () => {
    const title = 'The gate does not latch'
    const [luc] = await journeys.database.database.transaction('owner', (db) =>
      db.many<{ id: string }>(sql`
        select a.id from account a join login l on l.id = a.login_id where l.email = ${user}`),
    )
    const owner = luc?.id
    const { id } = await server.good(manager, 'POST', 'deficiencies', {
      title,
      severity: 'high',
      owner,
    })
    const status = async () =>
      (await server.good<{ status: string }>(manager, 'GET', `deficiencies/${id}`)).status

    /** From the bell to the deficiency. */
    async function open(page: Page, tap: (one: ReturnType<Page['locator']>) => Promise<void>) {
      await tap(button(page, /^Notifications, unread/))
      const panel = page.getByRole('dialog', { name: 'Notifications' })
      // Its words and its button lead there.
      await tap(panel.getByRole('listitem').filter({ hasText: title }).getByRole('link').first())
      await page.waitForURL(new RegExp(`row=${id}`))
      return page.getByRole('dialog').filter({ hasText: 'Timeline' })
    }

    const foreman = await journeys.atHome(user, phone)
    const repairs = countTaps()
    const seen = await open(foreman.page, repairs.tap)
    await repairs.tap(seen.getByRole('button', { name: 'Mark as done' }))
    const asks = seen.getByRole('form', { name: 'Mark as done' })
    const chooser = foreman.page.waitForEvent('filechooser')
    await repairs.tap(asks.getByRole('button', { name: 'Choose photo' }))
    await (await chooser).setFiles(await photo(1))
    await asks.getByRole('img').first().waitFor()
    await repairs.tap(asks.getByRole('button', { name: 'Mark as done' }))
    await until(async () => (await status()) === 'done', { what: 'What was put right' })
    assert.equal(repairs.taps(), 5)

    const { page } = await journeys.atHome(manager)
    const verifies = countTaps()
    const there = await open(page, verifies.tap)
    await verifies.tap(there.getByRole('button', { name: 'Verify and close' }))
    const form = there.getByRole('form', { name: 'Verify and close' })
    await verifies.tap(form.getByRole('button', { name: 'Verify and close' }))
    await until(async () => (await status()) === 'closed', { what: 'What was verified' })
    assert.equal(verifies.taps(), 4)
  })
})
