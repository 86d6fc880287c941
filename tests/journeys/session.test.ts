// Coming in, going out, and what each refusal does to a session.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '../../src/kit/db/sql.ts'
import { arrivesAt, assertClean, withBrowser } from './journey.ts'

const stored = (page: Page) =>
  page.evaluate(() => ['token', 'user', 'trade_contractor'].map((key) => localStorage.getItem(key)))

describe('the session in the browser', () => {
  const journeys = withBrowser()

  const homes: [email: string, home: string, login: string][] = [
    ['admin@plumbline.test', '/admin-dashboard', '/login'],
    ['manager@northgate.test', '/dashboard', '/login'],
    ['user@northgate.test', '/dashboard', '/login'],
    ['management@northgate.test', '/dashboard', '/login'],
    ['contractor@ironside.test', '/contractors/projects', '/contractors/login'],
  ]
  for (const [email, home, login] of homes)
    test(`${email} arrives at ${home}, stays after a reload, and leaves to ${login}`, async () => {
      const person = await journeys.signedIn(email)
      const { page } = person
      await arrivesAt(page, home)
      await assertClean(person)
      await page.evaluate(() => localStorage.setItem('unsent', 'work'))
      await page.reload()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await page.getByRole('heading', { name: 'Are you sure you want to sign out?' }).waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
      await arrivesAt(page, login)
      assert.deepEqual(await stored(page), [null, null, null])
      assert.equal(await page.evaluate(() => localStorage.getItem('unsent')), 'work')
      await assertClean(person)
    })

  test('a wrong password is told, keeps the address, and lets nobody in', async () => {
    const person = await journeys.visitor()
    const { page } = person
    await person.go('/login')
    await page.getByLabel('E-mail').fill('manager@northgate.test')
    await page.getByLabel('Password').fill('not this one at all')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('alert').filter({ hasText: 'wrong' }).waitFor()
    assert.equal(await page.getByLabel('E-mail').inputValue(), 'manager@northgate.test')
    assert.deepEqual(await stored(page), [null, null, null])
    await assertClean(person)
  })

  test('an empty form marks its fields and puts the focus on the first', async () => {
    const person = await journeys.visitor()
    const { page } = person
    await person.go('/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.locator('[name=email][aria-invalid=true]:focus').waitFor()
    await assertClean(person)
  })

  for (const status of [401, 403])
    test(`a ${status} on any call signs out and leads to the login`, async () => {
      const { page } = await journeys.signedIn('manager@northgate.test')
      const cookies: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/sanctum/csrf-cookie')) cookies.push(request.url())
      })
      await page.route('**/my-account/sessions', (route) =>
        route.fulfill({ status, json: { error: 'No', code: 'session/ended', request_id: 'x' } }),
      )
      await page.goto(`${journeys.address}/dashboard/my-account`)
      await arrivesAt(page, '/login')
      assert.deepEqual(await stored(page), [null, null, null])
      assert.equal(cookies.length > 0, status === 401)
    })

  test('a session revoked elsewhere ends here at the next call', async () => {
    const { page } = await journeys.signedIn('management@northgate.test')
    const token = (await stored(page))[0] ?? ''
    await journeys.ask('POST', '/api/dashboard/logout', { token })
    await page.goto(`${journeys.address}/dashboard/my-account`)
    await arrivesAt(page, '/login')
  })

  test('a 419 fetches the cookie and reloads the page, still signed in', async () => {
    const { page } = await journeys.signedIn('manager@northgate.test')
    let refused = 0
    await page.route('**/my-account/sessions', (route) => {
      refused += 1
      return refused === 1
        ? route.fulfill({ status: 419, json: { error: 'Old', code: 'csrf/stale' } })
        : route.continue()
    })
    await page.goto(`${journeys.address}/dashboard/my-account`)
    await page.getByText('This device', { exact: true }).waitFor()
    assert.equal(refused, 2)
  })

  test('a dead network is told beside the form; what was entered stays', async () => {
    const { page } = await journeys.signedIn('manager@northgate.test')
    await page.goto(`${journeys.address}/dashboard/my-account`)
    await page.getByText('This device', { exact: true }).waitFor()
    await page.context().setOffline(true)
    await page.getByLabel('First name').fill('Mayumi')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('There is no connection to the server.').waitFor()
    assert.equal(await page.getByLabel('First name').inputValue(), 'Mayumi')
  })

  test('signing out without a network still clears this device', async () => {
    const { page } = await journeys.signedIn('manager@northgate.test')
    await page.route('**/api/dashboard/logout', (route) => route.abort())
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
    await arrivesAt(page, '/login')
    assert.deepEqual(await stored(page), [null, null, null])
  })

  test('permissions changed while signed in are told at the next navigation, and hold', async () => {
    const { page } = await journeys.signedIn('user@northgate.test')
    await page.goto(`${journeys.address}/dashboard/hazards/create`)
    await page.getByRole('heading', { name: 'Hazards: create' }).waitFor()
    await journeys.database.database.transaction('owner', (db) =>
      db.run(
        sql`update permission_template set grants = array_remove(grants, 'hazards.create') where base_role = 3`,
      ),
    )
    await page.getByRole('link', { name: 'Hazards' }).first().click()
    await page.getByText('Your permissions were changed.').waitFor()
    await page.goto(`${journeys.address}/dashboard/hazards/create`)
    await arrivesAt(page, '/not-authorized')
  })
})
