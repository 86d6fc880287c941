// A person at a browser, before a real server with the demo companies.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { after, afterEach, before } from 'node:test'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { demoPassword } from '../../src/app/demo/fill-demo.server.ts'
import { type TestServer, withServer } from '../api/server.ts'
import { launch } from '../browser.ts'

export type Person = { page: Page; faults: string[]; go(path: string): Promise<void> }

export type Journeys = TestServer & {
  /** A visitor with nothing stored. */
  visitor(options?: BrowserContextOptions): Promise<Person>
  /** Somebody of the demo, signed in through the login page. */
  signedIn(email: string, options?: BrowserContextOptions): Promise<Person>
}

/** Says what a console line says of a call that was meant to be refused. */
const refusal = /Failed to load resource: the server responded with a status of 4|net::ERR/

export function withBrowser(): Journeys {
  const root = join(import.meta.dirname, '../..')
  before(() => {
    execFileSync(process.execPath, [join(root, 'bin/build.ts')])
  })
  const journeys = withServer() as Journeys
  let browser: Browser
  before(async () => {
    browser = await launch()
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
  after(() => browser.close())

  journeys.visitor = async (options = {}) => {
    const context = await browser.newContext({
      locale: 'en-CA',
      reducedMotion: 'reduce',
      ...options,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(8000)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (line) => {
      if (line.type() === 'error' && !refusal.test(line.text())) faults.push(line.text())
    })
    return {
      page,
      faults,
      go: async (path) => {
        await page.goto(journeys.address + path)
        await page.locator('h1').first().waitFor()
      },
    }
  }

  journeys.signedIn = async (email, options) => {
    const person = await journeys.visitor(options)
    const contractor = email.startsWith('contractor')
    await person.go(contractor ? '/contractors/login' : '/login')
    await person.page.getByLabel('E-mail').fill(email)
    await person.page.getByLabel('Password').fill(demoPassword)
    await person.page.getByRole('button', { name: 'Login' }).click()
    // The header greets at once; the first screen stands when its code has come.
    await person.page.waitForURL((url) => !url.pathname.endsWith('/login'))
    await person.page.locator('h1:focus').waitFor()
    return person
  }
  return journeys
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname

export async function arrivesAt(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
}

/** Nothing in the console, and nothing that axe counts as a violation of WCAG 2.2 AA. */
export async function assertClean({ page, faults }: Person): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const told = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  assert.deepEqual({ at: page.url(), told, faults }, { at: page.url(), told: [], faults: [] })
}
