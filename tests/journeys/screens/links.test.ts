// No link of the public site leads nowhere.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withBrowser } from '../journey.ts'
import { addressOf, screensFor, walkTo } from '../walking.ts'

const linksOn = (page: Page): Promise<string[]> =>
  page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

const reaches = (page: Page, hash: string): Promise<boolean> =>
  page.evaluate((id) => {
    const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? {
      top: innerHeight,
      bottom: 0,
    }
    return top < innerHeight && bottom > 0
  }, hash.slice(1))

describe('the links of the public site', () => {
  const journeys = withBrowser()

  for (const email of [undefined, 'manager@northgate.test'])
    test(`all lead to a page that is there: ${email ?? 'a visitor'}`, async () => {
      const person = await (email === undefined ? journeys.visitor() : journeys.signedIn(email))
      const { page, go } = person
      await go('/')
      if (email === undefined) await page.locator('footer').waitFor()
      const links = new Set(await linksOn(page))
      await page.getByRole('button', { name: 'Open the menu' }).click()
      for (const link of await linksOn(page)) links.add(link)
      // A scanned code and a link to sign by or to report on lead to a page of a company's, no part of the site.
      const site = screensFor('public').filter(
        ({ name }) =>
          !name.startsWith('qr-') &&
          ![
            'gate-tablet',
            'sign-link',
            'talk-sign',
            'orientation-link',
            'document-link',
            'statement-link',
          ].includes(name) &&
          !['report', 'report-thread'].includes(name) &&
          !['signup', 'stop-copies', 'stop-notices'].includes(name),
      )
      for (const screen of site) {
        await walkTo(page, addressOf(screen))
        for (const link of await linksOn(page))
          if (!link.startsWith('#')) links.add(link)
          else assert.equal(await page.locator(link).count(), 1, `${screen.name}: ${link}`)
      }
      assert.ok(links.size > 15)
      for (const link of links) {
        // The menu of the dashboard, around a page that is not there, is looked at elsewhere.
        if (link.startsWith('/dashboard/')) continue
        if (!link.startsWith('/')) {
          assert.match(link, /^(#content|mailto:|tel:\+\d+$)/)
          continue
        }
        const { pathname, hash } = new URL(link, journeys.address)
        assert.equal((await page.request.get(journeys.address + pathname)).status(), 200, link)
        // A file, such as a feed, is no page.
        if (/\.\w+$/.test(pathname)) continue
        const { heading } = await walkTo(page, link, pathname)
        assert.notEqual(heading, 'Page not found', link)
        if (hash !== '') assert.ok(await reaches(page, hash), link)
      }
    })

  test('the links that an installation sets stand in the footer', async () => {
    const { page } = await journeys.visitor()
    await page.route('**/api/settings', async (route) => {
      const links = {
        social_links: ['https://www.linkedin.com/company/northgate'],
        app_store_url: 'https://apps.apple.com/app/northgate',
      }
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...links } })
    })
    await page.goto(journeys.address)
    const footer = page.locator('footer')
    await footer.getByRole('link', { name: 'linkedin.com' }).waitFor()
    const store = footer.getByRole('link', { name: 'App Store' })
    assert.equal(await store.getAttribute('href'), 'https://apps.apple.com/app/northgate')
    await footer.getByRole('link', { name: 'On Android' }).waitFor()
  })
})
