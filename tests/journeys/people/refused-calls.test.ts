// What a refused call, or none that arrives, does to a session.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { arrivesAt, assertClean, signOut, stored, withBrowser } from '../journey.ts'

const sessions = '**/my-account/sessions'
const account = '/dashboard/my-account'

function cookiesFetched(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sanctum/csrf-cookie')) fetched.push(request.url())
  })
  return fetched
}

describe('refused calls', () => {
  const journeys = withBrowser()
  const manager = 'manager@northgate.test'

  for (const [status, cookies] of [
    [401, 1],
    [403, 0],
  ] as const)
    test(`a ${status} signs out and leads to the login, ${cookies ? 'after a fresh cookie' : 'at once'}`, async () => {
      const person = await journeys.signedIn(manager)
      const { page } = person
      person.expected.push(/status of 40[13]/, /permissions could not be checked/)
      await page.evaluate(() => localStorage.setItem('outbox', 'unsent'))
      const fetched = cookiesFetched(page)
      await page.route(sessions, (route) =>
        route.fulfill({ status, json: { error: 'No', code: 'session/ended', request_id: 'x' } }),
      )
      await page.goto(journeys.address + account)
      await arrivesAt(page, '/login')
      assert.deepEqual(await stored(page), [null, null, null])
      assert.equal(fetched.length > 0, cookies === 1)
      assert.equal(await page.evaluate(() => localStorage.getItem('outbox')), 'unsent')
      await page.getByRole('heading', { name: 'Sign in to Plumbline' }).waitFor()
      await assertClean(person)
    })

  test('a contractor whose call is refused goes to the contractors’ login', async () => {
    const person = await journeys.signedIn('contractor@ironside.test')
    person.expected.push(/status of 403/)
    await person.page.route(sessions, (route) => route.fulfill({ status: 403, json: {} }))
    await person.page.goto(`${journeys.address}/contractors/my-account`)
    await arrivesAt(person.page, '/contractors/login')
    assert.deepEqual(await stored(person.page), [null, null, null])
  })

  test('a 419 fetches the cookie and reloads the page, still signed in', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    person.expected.push(/status of 419/)
    const fetched = cookiesFetched(page)
    let refused = 0
    await page.route(sessions, (route) => {
      refused += 1
      return refused === 1
        ? route.fulfill({ status: 419, json: { error: 'Old', code: 'csrf/stale' } })
        : route.continue()
    })
    await page.goto(journeys.address + account)
    await page.getByText('This device', { exact: true }).waitFor()
    assert.equal(refused, 2)
    assert.equal(fetched.length, 1)
  })

  test('a dead network is told beside the form; what was entered stays', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    person.expected.push(/ERR_FAILED/)
    await person.go(account)
    await page.getByText('This device', { exact: true }).waitFor()
    await page.route('**/api/**', (route) => route.abort())
    await page.getByLabel('First name').fill('Mayumi')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('No connection to the server.').waitFor()
    assert.equal(await page.getByLabel('First name').inputValue(), 'Mayumi')
    assert.notEqual((await stored(page))[0], null)
    await assertClean(person)
  })

  test('while signing out the page is covered, until the server has answered', async () => {
    const { page } = await journeys.atHome(manager)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/dashboard/logout', async (route) => {
      await held
      await route.continue()
    })
    await signOut(page)
    const overlay = page.getByRole('status').filter({ hasText: 'Signing out' })
    await overlay.waitFor()
    release()
    await arrivesAt(page, '/login')
    await overlay.waitFor({ state: 'detached' })
  })

  test('what the page still reads is given up before the session ends', async () => {
    // No page has asked before.
    const { page, go } = await journeys.signedIn(manager)
    const read = '**/api/dashboard/expected-today*'
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const { promise: outcome, resolve: tell } = Promise.withResolvers<string | undefined>()
    page.on('requestfailed', (request) => {
      if (request.url().includes('/expected-today')) tell(request.failure()?.errorText)
    })
    page.on('requestfinished', (request) => {
      if (request.url().includes('/expected-today')) tell('asked on')
    })
    await page.route(read, async (route) => {
      await ended
      // A read that was given up goes nowhere from here; any other is answered.
      await route.continue()
    })
    await page.route('**/api/dashboard/logout', async (route) => {
      const response = await route.fetch()
      end()
      // The page stays until the read has ended: leaving it would end the read too.
      await outcome
      await route.fulfill({ response })
    })
    const asked = page.waitForRequest(read)
    await go('/dashboard')
    await asked
    await signOut(page)
    await arrivesAt(page, '/login')
    assert.equal(await outcome, 'net::ERR_ABORTED')
  })

  test('signing out without a network still clears this device', async () => {
    const person = await journeys.atHome(manager)
    person.expected.push(/ERR_FAILED/, /could not be told of the sign-out/)
    await person.page.route('**/api/dashboard/logout', (route) => route.abort())
    await signOut(person.page)
    await arrivesAt(person.page, '/login')
    assert.deepEqual(await stored(person.page), [null, null, null])
  })
})
