// A page that shows one section of the style guide, in a real browser.
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { violationsOn } from '../axe.ts'
import { giveBack, type Lent, lend, lentNow, openContext } from '../contexts.ts'
import { leaveTraces } from '../traces.ts'
import { type BuiltSite, theSite } from './site.ts'

async function serve(site: BuiltSite): Promise<Server> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const file = site.get(path === '/' ? '/index.html' : path)
    if (file === undefined) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': file.type, 'cache-control': 'max-age=600' })
      .end(file.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return server
}

export type Shown = { page: Page; errors: string[] }
type ShowOptions = { scheme?: 'light' | 'dark' } & BrowserContextOptions
type Opened = Shown & Pick<Lent, 'context' | 'record'>

function heard({ page, context, record }: Lent & { page: Page }): Opened {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors, context, record }
}

/** One built page for all files of tests of this process, and one page that most of them share. */
let opened: Promise<{ server: Server; address: string; shared: Opened }> | undefined

async function open() {
  const server = (await opened)?.server ?? (await serve(await theSite()))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const kept = await openContext(address)
  return { server, address, shared: heard({ ...kept, page: kept.first }) }
}

after(async () => {
  const { server } = (await opened) ?? {}
  server?.closeAllConnections()
  server?.close()
})

/**
 * Opens a section of the style guide, or the whole of it: on the page that all tests share, which is
 * quick, or in another browser context when options for one are given.
 */
export async function show(section?: string, options: ShowOptions = {}): Promise<Shown> {
  const shown = await openAt('/', section === undefined ? {} : { show: section }, options)
  await shown.page.locator('h2').first().waitFor()
  return shown
}

/** Opens one of the pages; `begin` gets the page before anything in it runs. */
export async function openAt(
  path: string,
  asking: Record<string, string>,
  { scheme = 'light', ...options }: ShowOptions = {},
  begin: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Shown> {
  if (opened === undefined) throw new Error('call useBrowser() in the describe block first')
  // A browser that hung was left, and with it the page that tests shared.
  if (!(await opened).shared.context.browser()?.isConnected()) opened = open()
  const { address, shared } = await opened
  const isOther = Object.keys(options).length > 0
  const { page, errors, record } = isOther ? heard(await lend(address, options)) : shared
  // What the page before still asks for is nobody's any more.
  await page.goto('about:blank')
  errors.length = 0
  record.length = 0
  await begin(page)
  await page.goto(`${address}${path}?${new URLSearchParams({ scheme, ...asking })}`)
  return { page, errors }
}

/** To be called in each describe block that shows components. */
export function useBrowser(): void {
  before(async () => {
    opened ??= open()
    await opened
  })
  afterEach(async (test) => {
    if (opened !== undefined) await leaveTraces(test, [(await opened).shared, ...lentNow()])
    await giveBack()
  })
}

/** The value that an example shows below its input. */
export async function shownValue(page: Page, name: string): Promise<unknown> {
  return JSON.parse((await page.locator(`[data-value="${name}"]`).textContent()) ?? '')
}

/** Nothing in the console, and nothing that axe counts as a violation of WCAG 2.2 AA. */
export async function assertClean({ page, errors }: Shown): Promise<void> {
  assert.deepEqual(await violationsOn(page), [])
  assert.deepEqual(errors, [])
}
