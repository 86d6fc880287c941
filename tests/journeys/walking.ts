// Going from screen to screen as the router does it, without a reload: hundreds take seconds.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { sitePages } from '../../bin/pages/site-pages.ts'
import { type Screen, screens } from '../../src/access/screens.ts'

import { untilTakenUp } from './taken-up.ts'

type Router = { navigate(path: string): Promise<void>; state: { location: { pathname: string } } }
type Arrival = { heading: string; title: string }

const ofSite = new Set(sitePages.map(({ place }) => place.pathname))

/** Goes there and waits until the page at `end` has taken the focus to its heading. A page of the public site is a
 *  document of its own, from which no router leads on. */
export async function walkTo(page: Page, path: string, end = path): Promise<Arrival> {
  const { pathname } = new URL(path, page.url())
  const routed = await page.evaluate(() => Reflect.has(window, '__reactRouterDataRouter'))
  return routed && !ofSite.has(pathname) ? follow(page, path, end) : open(page, path, end)
}

async function open(page: Page, path: string, end: string): Promise<Arrival> {
  await page.goto(new URL(path, page.url()).href)
  const heading = page.locator('h1')
  await heading.waitFor()
  await untilTakenUp(page)
  await page.waitForURL(({ pathname }) => pathname === end)
  return { heading: (await heading.textContent()) ?? '', title: await page.title() }
}

const follow = (page: Page, path: string, end: string): Promise<Arrival> =>
  page.evaluate(
    async ([to, last]) => {
      const router: Router = Reflect.get(window, '__reactRouterDataRouter')
      const active = document.activeElement
      if (active instanceof HTMLElement) active.blur()
      await router.navigate(to ?? '')
      const deadline = Date.now() + 60_000
      const at = () => router.state.location.pathname
      while (at() !== last || document.activeElement?.tagName !== 'H1') {
        if (Date.now() > deadline) throw new Error(`${to} led to ${at()}, not to ${last}`)
        await new Promise((next) => setTimeout(next, 5))
      }
      return { heading: document.activeElement.textContent ?? '', title: document.title }
    },
    [path, end],
  )

/** For each screen that is about a row: what stands in its address, in order. */
export type Rows = ReadonlyMap<string, readonly string[]>

/** The address of a screen, its parameters filled in: with a row that is there, if one is known. */
export const addressOf = ({ name, path }: Screen, rows?: Rows): string => {
  const values = [...(rows?.get(name) ?? [])]
  return path.replace(/:\w+/g, () => values.shift() ?? '0').replace('*', 'nowhere')
}

/** Every register's read view is one and the same screen: three of them are walked to. */
const sampledRecords = ['projects-record', 'inventory-record', 'hazards-record']
export const isWalked = ({ name }: Screen) =>
  !name.endsWith('-record') || sampledRecords.includes(name)

export const screensFor = (audience: Screen['audience']): Screen[] =>
  screens.filter((screen) => screen.audience === audience && isWalked(screen))

/** Walks to each screen; `ends` says where each walk must end. */
export async function walkAll(
  page: Page,
  all: Screen[],
  ends: (screen: Screen) => string,
  seen?: (screen: Screen) => Promise<void>,
  rows?: Rows,
): Promise<void> {
  for (const screen of all) {
    const { heading, title } = await walkTo(page, addressOf(screen, rows), ends(screen))
    assert.ok(title.includes(heading) && title.includes('Plumbline'), `${screen.name}: ${title}`)
    const lost = heading === 'Page not found'
    assert.equal(lost, screen.name === 'not-found', screen.name)
    await seen?.(screen)
  }
}
