// Browser contexts that tests use one after the other: what pages have loaded stays in their cache,
// what people left in them goes.
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { leaveBrowser, patience, sharedBrowser } from './browser.ts'
import { inSlowTime, slowPages } from './slow-line.ts'
import { recordOf } from './traces.ts'

export type Lent = {
  context: BrowserContext
  /** All that its pages said. */
  record: string[]
  /** What went wrong unseen: an error in a page or its console, a request to another host. */
  faults: string[]
  /** The faults that belong to the test. */
  expected: RegExp[]
  /** Stays open, and with it the process of its address, which serves the pages of every test. */
  first: Page
}
type Kept = Lent & { kind: string; spoilt: boolean }

const free: Kept[] = []
const lent = new Set<Kept>()
/** What a browser does at once on any machine: one that takes longer hangs, once in thousands of tests. */
const hangsAfter = inSlowTime(30_000)

/** False when the browser hangs: it is left then. */
async function answers(asked: Promise<unknown>, limit = hangsAfter): Promise<boolean> {
  const late = wait(limit, 'late', { ref: false })
  if ((await Promise.race([asked, late])) !== 'late') return true
  free.length = 0
  await leaveBrowser()
  return false
}

function watch({ context, faults }: Lent): void {
  context.on('weberror', (error) => faults.push(error.error().message))
  context.on('console', (line) => {
    if (line.type() === 'error') faults.push(`${line.text()} ${line.location().url}`)
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const isHere = hostname === '127.0.0.1' || hostname === 'localhost'
    if (protocol.startsWith('http') && !isHere)
      faults.push(`A request left the machine: ${request.url()}`)
  })
}

/** Some changes cannot be taken back: a context that had one of them is not used again. */
function noteLasting(kept: Kept): void {
  const { context } = kept
  const note = (owner: object, ...names: string[]) => {
    for (const name of names) {
      const change = Reflect.get(owner, name)
      Reflect.set(owner, name, (...given: unknown[]) => {
        kept.spoilt = true
        return Reflect.apply(change, owner, given)
      })
    }
  }
  note(context, 'addInitScript', 'exposeBinding', 'exposeFunction', 'setGeolocation')
  note(context.clock, 'install', 'pauseAt', 'setFixedTime', 'setSystemTime')
}

/** With a page at the address. */
export async function openContext(
  address: string,
  options: BrowserContextOptions = {},
): Promise<Kept> {
  const browser = await sharedBrowser()
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(patience)
  slowPages(context)
  const first = await context.newPage()
  await first.goto(`${address}/healthz`)
  const noted = { record: recordOf(context), faults: [], expected: [] }
  const kept = { context, first, kind: JSON.stringify(options), spoilt: false, ...noted }
  watch(kept)
  noteLasting(kept)
  return kept
}

/** A context in which nothing is stored for the address, and a page in it. */
export async function lend(
  address: string,
  options: BrowserContextOptions,
): Promise<Lent & { page: Page }> {
  const kind = JSON.stringify(options)
  const at = free.findIndex((one) => one.kind === kind && one.context.browser()?.isConnected())
  const kept = free.splice(at, at < 0 ? 0 : 1)[0] ?? (await openContext(address, options))
  lent.add(kept)
  const opened = emptyPage(kept.context, address)
  if (await answers(opened)) return { ...kept, page: await opened }
  lent.delete(kept)
  return lend(address, options)
}

async function emptyPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: address,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems',
  })
  await session.detach()
  return page
}

export const lentNow = (): readonly Lent[] => [...lent]

/** Closes all that is open in them and forgets what it said. */
export async function giveBack(limit?: number): Promise<void> {
  const all = [...lent]
  lent.clear()
  await answers(Promise.all(all.map(restore)), limit)
}

async function restore(kept: Kept): Promise<void> {
  const { context, first, spoilt } = kept
  // A worker stays with the page that is left open, and would be taken up by the next test.
  if (spoilt || context.serviceWorkers().length > 0) return context.close()
  const used = context.pages().filter((page) => page !== first)
  await Promise.all(used.map((page) => page.close()))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearCookies()
  await context.clearPermissions()
  await context.setOffline(false)
  for (const list of [kept.faults, kept.expected, kept.record]) list.length = 0
  free.push(kept)
}
