// On a phone, in the other languages: the pages that everybody meets.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { phone } from '../at-a-phone.ts'
import { assertClean, loginOf, signIn, withBrowser } from '../journey.ts'
import { walkTo } from '../walking.ts'
import { missedByThumbs, pageIsThere } from './thumbs.ts'

/** The page is not wider than the screen, so nobody scrolls sideways; nor does a way of its head, which may
 *  stand still above it, lie outside. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth <= window.innerWidth &&
      [...document.querySelectorAll('header :is(a, button)')].every(
        (way) => way.getBoundingClientRect().right <= window.innerWidth,
      ),
  )

describe('reach', () => {
  const journeys = withBrowser()

  const main: [email: string | undefined, paths: string[]][] = [
    [undefined, ['/', '/pricing', '/contact', '/login', '/contractors/login', '/nowhere']],
    [
      'manager@northgate.test',
      [
        '/dashboard',
        '/dashboard/my-account',
        '/dashboard/policies',
        '/dashboard/notifications',
        '/dashboard/chemicals/export',
        '/dashboard/all-submissions',
        '/dashboard/analytics-report',
        '/dashboard/training-matrix',
      ],
    ],
    ['admin@plumbline.test', ['/admin-dashboard', '/admin-dashboard/companies']],
    ['contractor@ironside.test', ['/contractors/projects', '/contractors/my-account']],
  ]
  for (const [email, paths] of main)
    test(`nobody scrolls sideways on a phone of 360 pixels, or misses a link that stands alone: ${email ?? 'a visitor'}`, async () => {
      const person = await (email === undefined
        ? journeys.visitor(phone)
        : journeys.atHome(email, phone))
      const { page } = person
      if (email === undefined) await person.go('/faq')
      const missed: string[] = []
      for (const locale of ['es', 'fr']) {
        await page.evaluate((spoken) => localStorage.setItem('plumbline-locale', spoken), locale)
        await page.reload()
        await page.locator(`html[lang=${locale}]`).waitFor()
        for (const path of paths) {
          await walkTo(page, path)
          await pageIsThere(page)
          assert.ok(await fits(page), `${path} in ${locale}`)
          missed.push(...(await missedByThumbs(page)).map((link) => `${path}: ${link}`))
        }
      }
      assert.deepEqual(missed, [])
      await assertClean(person)
    })

  const languages = [
    ['fr', 'Français'],
    ['es', 'Español'],
  ] as const
  for (const [lang, name] of languages)
    for (const path of ['/login', '/contractors/login'])
      test(`${name} is chosen at ${path} and stays after a reload`, async () => {
        const person = await journeys.visitor()
        const { page } = person
        await person.go(path)
        const english = await page.locator('h1').textContent()
        await page.locator('footer').getByRole('button', { name }).click()
        await page.locator(`html[lang=${lang}]`).waitFor()
        const heading = await page.locator('h1').textContent()
        assert.notEqual(heading, english)
        await page.reload()
        await page.locator(`html[lang=${lang}]`).waitFor()
        await page.locator('h1', { hasText: heading ?? '' }).waitFor()
        await assertClean(person)
      })

  for (const email of ['admin@plumbline.test', 'contractor@ironside.test'])
    test(`a language chosen inside goes along to another device: ${email}`, async () => {
      const { page } = await journeys.atHome(email)
      await page.getByRole('button', { name: 'Account menu' }).click()
      const kept = page.waitForResponse('**/my-account/language')
      await page.getByRole('menuitem', { name: 'Français' }).click()
      await page.locator('html[lang=fr]').waitFor()
      assert.equal((await kept).status(), 200)
      const elsewhere = await journeys.visitor()
      await elsewhere.go(loginOf(email))
      await signIn(elsewhere.page, email)
      await elsewhere.page.locator('html[lang=fr]').waitFor()
    })

  test('a contractor’s pages speak the language of the browser', async () => {
    const { page, go } = await journeys.visitor({ locale: 'es-MX' })
    await go('/contractors/login')
    await page.locator('html[lang=es]').waitFor()
  })
})
