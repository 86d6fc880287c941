// A part of a page that the line lost: a browser may not ask for it again before the page is loaded anew.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { arrivesAt, withBrowser } from '../journey.ts'

const manager = 'manager@northgate.test'
const part = /\/assets\/clients\.web-.*\.js/

/** Follows the menu to a screen of which a part does not come. */
async function openClients(page: Page, until?: Promise<void>) {
  await page.evaluate(() => Object.assign(window, { before: true }))
  await page.route(part, async (route) => {
    await until
    await route.abort()
  })
  await page.getByRole('button', { name: 'Projects and sites' }).click()
  await page.getByRole('link', { name: 'Clients', exact: true }).click()
}

describe('a part that the line lost', () => {
  const journeys = withBrowser()

  test('is there after the page has been loaded anew, by itself', async () => {
    const person = await journeys.atHome(manager)
    const { page } = person
    person.expected.push(/ERR_FAILED/)
    // The line is there again with the page.
    page.once('framenavigated', () => page.once('framenavigated', () => void page.unroute(part)))
    await openClients(page)
    await page.waitForFunction(() => !('before' in window))
    await page.getByRole('heading', { name: 'Clients', level: 1 }).waitFor()
  })

  test('takes nothing away that somebody has typed', async () => {
    const person = await journeys.atHome(manager)
    const { page } = person
    person.expected.push(/ERR_FAILED/, /dynamically imported module/)
    const typed = Promise.withResolvers<void>()
    await openClients(page, typed.promise)
    await arrivesAt(page, '/dashboard/clients')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('harb')
    typed.resolve()
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    assert.ok(await page.evaluate(() => 'before' in window))
  })
})
