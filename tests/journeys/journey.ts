// A person at a browser, before a real server with the demo companies.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { after, afterEach, before } from 'node:test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { demoPassword } from '../../src/app/demo/fill-demo.server.ts'
import { type TestServer, withServer } from '../api/server.ts'
import { violationsOn } from '../axe.ts'
import { launch } from '../browser.ts'

export type Person = {
  page: Page
  /** Lines of the console that belong to this test; every other error fails it. */
  expected: RegExp[]
  go(path: string): Promise<void>
}

export type Journeys = TestServer & {
  /** A visitor with nothing stored. */
  visitor(options?: BrowserContextOptions): Promise<Person>
  /** Somebody of the demo, signed in through their login page. */
  signedIn(email: string, options?: BrowserContextOptions): Promise<Person>
}

type Watched = { expected: RegExp[]; faults: string[] }

/** Whatever goes wrong unseen: an error in the page or its console, a request to another host. */
function watch(context: BrowserContext): Watched {
  const watched: Watched = { expected: [], faults: [] }
  context.on('weberror', (error) => watched.faults.push(error.error().message))
  context.on('console', (line) => {
    if (line.type() === 'error') watched.faults.push(`${line.text()} ${line.location().url}`)
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      watched.faults.push(`A request left the machine: ${request.url()}`)
  })
  return watched
}

export function withBrowser(): Journeys {
  const root = join(import.meta.dirname, '../..')
  before(() => {
    execFileSync(process.execPath, [join(root, 'bin/build.ts')])
  })
  const journeys = withServer() as Journeys
  let browser: Browser
  let opened: Watched[] = []
  before(async () => {
    browser = await launch()
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    const all = opened
    opened = []
    const unexpected = all.flatMap(({ faults, expected }) =>
      faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    )
    assert.deepEqual(unexpected, [])
  })
  after(() => browser.close())

  journeys.visitor = async (options = {}) => {
    const context = await browser.newContext({
      locale: 'en-CA',
      reducedMotion: 'reduce',
      ...options,
    })
    const watched = watch(context)
    opened.push(watched)
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    return {
      page,
      expected: watched.expected,
      go: async (path) => {
        await page.goto(journeys.address + path)
        await page.locator('h1').first().waitFor()
      },
    }
  }

  journeys.signedIn = async (email, options) => {
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

/** Nothing that axe counts as a violation of WCAG 2.2 AA, once what the screen shows has come. */
export async function assertClean({ page }: Pick<Person, 'page'>): Promise<void> {
  // A screen may wait for several parts, and one that has come may bring another that waits.
  const loading = page.getByRole('status', { name: 'Loading', exact: true })
  while ((await loading.count()) > 0) await loading.first().waitFor({ state: 'detached' })
  assert.deepEqual({ at: page.url(), told: await violationsOn(page) }, { at: page.url(), told: [] })
}
