// Where the day begins: a foreman's morning on a phone, a home screen made one's own, and a wall.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { phone, small } from '../at-a-phone.ts'
import { arrivesAt, assertClean, signIn, withBrowser } from '../journey.ts'

const [foreman, management] = ['user@northgate.test', 'management@northgate.test']
const titles = ['Quick actions', 'My work', 'Expected today']

describe('the home screen', () => {
  const journeys = withBrowser()

  test('a foreman’s morning: a form to fill, what waits, the forms of today, filled from there', async () => {
    // The demo's crews fill nothing at the weekend, and a test has no day off.
    await journeys.database.database.transaction('owner', (db) =>
      db.run(sql`update project_forms set weekdays = '{1,2,3,4,5,6,7}' where frequency = 'daily'`),
    )
    const person = await journeys.atHome(foreman, phone)
    const { page } = person
    const widgets = page.getByRole('main').getByRole('region')
    await widgets.nth(2).waitFor()
    for (const [at, name] of titles.entries())
      await widgets.nth(at).getByRole('heading', { name, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Fill a form' }).waitFor()
    const today = page.getByRole('region', { name: 'Expected today' })
    await today
      .getByRole('link', { name: /^Fill / })
      .first()
      .waitFor()
    await assertClean(person)
    assert.deepEqual(await small(page), [])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.ok(width <= 360, `${width}`)
    await today
      .getByRole('link', { name: /^Fill / })
      .first()
      .click()
    await page.waitForURL(/submissions\/create\/[^?]+\?project=/)
    await page.getByRole('button', { name: 'Submit', exact: true }).waitFor()
  })

  test('a home screen is made one’s own with the keyboard, and is the default again', async () => {
    const person = await journeys.signedIn(management)
    const { page } = person
    await person.go('/dashboard/customize')
    const chosen = page.getByRole('region', { name: 'On the home screen' })
    const names = async () =>
      chosen
        .getByRole('listitem')
        .locator('button[aria-pressed]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    await chosen.getByRole('button', { name: 'Remove My work' }).waitFor()
    await assertClean(person)
    const before = await names()
    await chosen.getByRole('button', { name: 'Remove My work' }).click()
    await page.getByRole('button', { name: 'Add My work' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await chosen.getByRole('button', { name: 'Remove My work' }).waitFor()
    assert.deepEqual(await names(), before)
    const handle = chosen.getByRole('button', { name: 'Move My work', exact: true })
    await handle.focus()
    for (const key of [' ', 'Home', ' ']) await page.keyboard.press(key)
    await page.getByText('My work dropped at position 1').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await arrivesAt(page, '/dashboard')
    const first = page.getByRole('main').getByRole('region').first()
    await first.getByRole('heading', { name: 'My work', exact: true }).waitFor()
    await person.go('/dashboard')
    await first.getByRole('heading', { name: 'My work', exact: true }).waitFor()
    await person.go('/dashboard/customize')
    await page.getByRole('button', { name: 'Reset to default' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await arrivesAt(page, '/dashboard')
    await first.getByRole('heading', { name: 'Project compliance', exact: true }).waitFor()
  })

  test('a wall has no navigation; when its session ends it says so, and goes on after signing in', async () => {
    const person = await journeys.signedIn(management)
    const { page } = person
    await person.go('/dashboard?wall')
    await page.getByText('Refreshes every minute.').waitFor()
    await page.getByRole('region', { name: 'Open deficiencies by age' }).waitFor()
    assert.equal(await page.getByRole('navigation').count(), 0)
    assert.equal(await page.getByRole('region', { name: 'My work' }).count(), 0)
    await assertClean(person)
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    assert.equal((await journeys.ask('POST', '/api/dashboard/logout', { token })).status, 204)
    person.expected.push(/status of 401/)
    await person.go('/dashboard?wall')
    await page
      .getByText('The session of this wall display has ended. Sign in to resume it.')
      .waitFor()
    await signIn(page, management)
    await page.waitForURL(/\/dashboard\?wall/)
    await page.getByText('Refreshes every minute.').waitFor()
  })

  test('a widget that cannot be loaded says so and offers it again; the others are there', async () => {
    const person = await journeys.signedIn(management)
    const { page } = person
    person.expected.push(/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/)
    await page.route('**/api/dashboard/deficiency-ageing', (route) => route.abort())
    await person.go('/dashboard')
    const ageing = page.getByRole('region', { name: 'Open deficiencies by age' })
    await ageing.getByText('This could not be loaded.').waitFor()
    await page
      .getByRole('region', { name: 'Recent submissions' })
      .getByRole('link')
      .first()
      .waitFor()
    await page.unroute('**/api/dashboard/deficiency-ageing')
    await ageing.getByRole('button', { name: 'Try again' }).click()
    await ageing.getByText('30+ days').waitFor()
  })
})
