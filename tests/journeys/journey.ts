// A person at a browser, before a real server with the demo companies.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, before } from 'node:test'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { demoPassword } from '../../src/app/demo/fill-demo.server.ts'
import type { ServerOptions } from '../../src/app/server.ts'
import { type TestServer, withServer } from '../api/server.ts'
import { violationsOn } from '../axe.ts'
import { giveBack, lend, lentNow } from '../contexts.ts'
import { leaveTraces } from '../traces.ts'
import { until } from '../until.ts'
import { untilTakenUp } from './taken-up.ts'
import { noteToasts } from './toasts.ts'

export type Person = {
  page: Page
  /** Lines of the console that belong to this test; every other error fails it. */
  expected: RegExp[]
  go(path: string): Promise<void>
}

export type Journeys = TestServer & {
  /** A visitor with nothing stored, before an empty page. */
  visitor(options?: BrowserContextOptions): Promise<Person>
  /** Somebody of the demo, signed in by calls, before any page of the application. */
  signedIn(email: string, options?: BrowserContextOptions): Promise<Person>
  /** The same, on their first screen. */
  atHome(email: string, options?: BrowserContextOptions): Promise<Person>
  /** Somebody of the demo, who signed in on their login page and has just arrived. */
  throughTheDoor(email: string, options?: BrowserContextOptions): Promise<Person>
}

let built = false

/** Signs in by the calls that the login page makes, from the page that is open, and keeps the same. */
async function enter(page: Page, email: string): Promise<void> {
  const kind = email.startsWith('admin')
    ? 'admin'
    : email.startsWith('contractor')
      ? 'contractor'
      : 'staff'
  const user = {
    admin: 'dashboard/user',
    contractor: 'contractors/user',
    staff: 'dashboard/account',
  }
  await page.evaluate(
    async ({ login, account, body, contractor }) => {
      const answer = async (response: Response) => {
        if (!response.ok) throw new Error(await response.text())
        return response.json()
      }
      const { token } = await answer(
        await fetch(login, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )
      const headers = { authorization: `Bearer ${token}` }
      const person = await answer(await fetch(account, { headers }))
      localStorage.setItem('token', token)
      localStorage.setItem('user', JSON.stringify(person))
      if (contractor) localStorage.setItem('trade_contractor', '1')
      if (person.locale) localStorage.setItem('plumbline-locale', person.locale)
    },
    {
      login: loginOf(email),
      account: `/api/${user[kind]}`,
      body: { email, password: demoPassword },
      contractor: kind === 'contractor',
    },
  )
}

export function withBrowser(more: Partial<ServerOptions> = {}): Journeys {
  before(() => {
    if (!built) execFileSync(process.execPath, [join(import.meta.dirname, '../../bin/build.ts')])
    built = true
  })
  const journeys = withServer(undefined, undefined, more) as Journeys
  afterEach(async (test) => {
    const unexpected = lentNow().flatMap(({ faults, expected }) =>
      faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    )
    await leaveTraces(test, lentNow(), unexpected.length > 0)
    await giveBack()
    assert.deepEqual(unexpected, [])
  })

  journeys.visitor = async (options = {}) => {
    const { page, expected } = await lend(journeys.address, { locale: 'en-CA', ...options })
    await page.addInitScript(noteToasts)
    return {
      page,
      expected,
      go: async (path) => {
        await page.goto(journeys.address + path)
        await page.locator('h1').first().waitFor()
        await untilTakenUp(page)
      },
    }
  }

  journeys.signedIn = async (email, options) => {
    const person = await journeys.visitor(options)
    // The least that the server shows at this address.
    await person.page.goto(`${journeys.address}/healthz`)
    await enter(person.page, email)
    return person
  }

  journeys.atHome = async (email, options) => {
    const person = await journeys.signedIn(email, options)
    await person.go(homeOf(email))
    return person
  }

  journeys.throughTheDoor = async (email, options) => {
    const person = await journeys.visitor(options)
    await person.go(loginOf(email))
    await signIn(person.page, email)
    await arrivesAt(person.page, homeOf(email))
    // The heading takes the focus when the first screen stands.
    await person.page.locator('h1:focus').waitFor()
    return person
  }
  return journeys
}

export const loginOf = (email: string): string =>
  email.startsWith('contractor') ? '/contractors/login' : '/login'

export function homeOf(email: string): string {
  if (email.startsWith('admin')) return '/admin-dashboard'
  return email.startsWith('contractor') ? '/contractors/projects' : '/dashboard'
}

/** Fills in the login page that is open and sends it. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

/** Asks to sign out, and answers the question that follows. */
export async function signOut(page: Page, answer: 'Sign Out' | 'Cancel' = 'Sign Out') {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to sign out?' })
  await dialog.getByRole('button', { name: answer }).click()
  await dialog.waitFor({ state: 'detached' })
}

export const stored = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ['token', 'user', 'trade_contractor'].map((key) => localStorage.getItem(key)))

export const pathOf = (page: Page): string => new URL(page.url()).pathname

export async function arrivesAt(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
}

/** Once it does: a draft, or what is looked up, may come after the field. */
export async function holds(field: Locator, wanted: string | RegExp): Promise<void> {
  const fits = (value: string) =>
    typeof wanted === 'string' ? value === wanted : wanted.test(value)
  await until(async () => fits(await field.inputValue())).catch(async () => {
    const value = await field.inputValue()
    assert.ok(fits(value), `The field holds “${value}”, not “${wanted}”.`)
  })
}

/** Once there are so many: what is first drawn of a list may not be all. */
export async function numbers(all: Locator, wanted: number): Promise<void> {
  await until(async () => (await all.count()) === wanted).catch(async () =>
    assert.equal(await all.count(), wanted),
  )
}

/** Nothing that axe counts as a violation of WCAG 2.2 AA, once what the screen shows has come. */
export async function assertClean({ page }: Pick<Person, 'page'>): Promise<void> {
  // A screen may wait for several parts, and one that has come may bring another that waits.
  const loading = page.getByRole('status', { name: 'Loading', exact: true })
  while ((await loading.count()) > 0) await loading.first().waitFor({ state: 'detached' })
  // By its path: what a list begins with may come to stand in its address meanwhile.
  assert.deepEqual(
    { at: pathOf(page), told: await violationsOn(page) },
    { at: pathOf(page), told: [] },
  )
}
