// Each kind of person comes in by their own door, sees what is theirs, and goes out again.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { defaultTemplates } from '../../../src/access/default-templates.ts'
import { routesOf } from '../../../src/access/grants.ts'
import { screens } from '../../../src/access/screens.ts'
import {
  arrivesAt,
  assertClean,
  homeOf,
  loginOf,
  pathOf,
  signIn,
  signOut,
  stored,
  withBrowser,
} from '../journey.ts'

const people = {
  admin: 'admin@plumbline.test',
  hs_manager: 'manager@northgate.test',
  hs_user: 'user@northgate.test',
  management: 'management@northgate.test',
  trade_contractor: 'contractor@ironside.test',
}
const staff = { hs_manager: 1, hs_user: 3, management: 6 } as const

/** All that is stored, and what the cookies are called; a token is another each time. */
const allStored = async (page: Page) => [
  { ...(await page.evaluate(() => ({ ...localStorage }))), token: '' },
  (await page.context().cookies()).map((cookie) => ({ ...cookie, value: '', expires: 0 })),
]

/** The provider's own area has one screen so far. */
const fewest = (email: string) => (email === people.admin ? 1 : 2)

async function menuOf(page: Page, email = ''): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main menu' }).locator('a')
  // The entries of a group that is closed are written a moment after the groups.
  await links.nth(fewest(email) - 1).waitFor({ state: 'attached' })
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').sort())
}

const openTo = (baseRole: number): Set<string> => {
  const open = routesOf(defaultTemplates.find((each) => each.baseRole === baseRole)?.grants ?? [])
  return new Set(screens.filter(({ name }) => open.has(name)).map(({ path }) => path))
}

describe('the doors', () => {
  const journeys = withBrowser()

  for (const [role, email] of Object.entries(people)) {
    test(`${role} signs in, lands at ${homeOf(email)}, and a reload keeps them there`, async () => {
      const person = await journeys.throughTheDoor(email)
      const { page } = person
      await assertClean(person)
      const [token, user, flag] = await stored(page)
      assert.ok(token !== null && user !== null)
      assert.equal(flag, role === 'trade_contractor' ? '1' : null)
      // The person who signs in by calls, as other journeys do, begins with the same.
      const byCalls = await journeys.signedIn(email)
      assert.deepEqual(await allStored(byCalls.page), await allStored(page))
      const menu = await menuOf(page, email)
      await page.reload()
      await page.locator('#content h1').waitFor()
      assert.equal(pathOf(page), homeOf(email))
      assert.deepEqual(await menuOf(page, email), menu)
      assert.deepEqual(await stored(page), [token, user, flag])
    })

    test(`${role} may stay when asked, and signs out to ${loginOf(email)}`, async () => {
      const person = await journeys.atHome(email)
      const { page } = person
      await page.evaluate(() => localStorage.setItem('outbox', 'unsent'))
      const [token] = await stored(page)
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await page.getByRole('dialog').waitFor()
      await assertClean(person)
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      assert.equal(pathOf(page), homeOf(email))
      assert.equal((await stored(page))[0], token)
      await signOut(page)
      await arrivesAt(page, loginOf(email))
      assert.deepEqual(await stored(page), [null, null, null])
      assert.equal(await page.evaluate(() => localStorage.getItem('outbox')), 'unsent')
      const answer = await journeys.ask('GET', '/api/dashboard/my-account/sessions', {
        token: token ?? '',
      })
      assert.equal(answer.status, 401)
      await person.go(homeOf(email))
      await arrivesAt(page, loginOf(email))
    })
  }

  for (const [email, area] of [
    [people.hs_manager, 'DashboardArea'],
    [people.trade_contractor, 'ContractorArea'],
  ] as const)
    test(`the page of the door stays as it is until the next one stands: ${email}`, async () => {
      const { page, go } = await journeys.visitor()
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      const asked = page.waitForRequest(`**/assets/${area}-*.js`)
      await page.route(`**/assets/${area}-*.js`, async (route) => {
        await held
        await route.continue()
      })
      await go(loginOf(email))
      await page.locator('footer').waitFor()
      await page.evaluate(() => {
        const seen = new Set<string>()
        Reflect.set(window, 'seen', seen)
        const look = () => {
          if (!location.pathname.endsWith('/login')) return
          seen.add(`${document.querySelector('header nav')?.textContent}`)
          seen.add(document.querySelector('footer') === null ? 'no footer' : 'footer')
        }
        look()
        new MutationObserver(look).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        })
      })
      const known = page.waitForResponse(/api\/(dashboard\/account|contractors\/user)$/)
      await signIn(page, email)
      await Promise.all([asked, known])
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
      release()
      await arrivesAt(page, homeOf(email))
      const seen = await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])
      assert.deepEqual(seen.sort(), ['Sign upLoginFree trial', 'footer'])
    })

  test('the menu of staff leads exactly where their permissions do', async () => {
    const manager = await journeys.atHome(people.hs_manager)
    const whole = await menuOf(manager.page)
    // A manager holds every right.
    const built = screens.filter(({ menu }) => menu !== undefined)
    assert.deepEqual(whole, ['/dashboard', ...built.map(({ path }) => path)].sort())
    for (const [role, baseRole] of Object.entries(staff)) {
      const person = await journeys.atHome(people[role as keyof typeof staff])
      const open = openTo(baseRole)
      assert.deepEqual(
        await menuOf(person.page),
        whole.filter((path) => open.has(path)),
        role,
      )
    }
  })

  test('admins and contractors have the menu of their own area', async () => {
    const admin = await journeys.atHome(people.admin)
    assert.deepEqual(await menuOf(admin.page, people.admin), [
      '/admin-dashboard',
      '/admin-dashboard/companies',
      '/admin-dashboard/requests',
      '/admin-dashboard/roles',
      '/admin-dashboard/templates',
    ])
    const contractor = await journeys.atHome(people.trade_contractor)
    assert.deepEqual(await menuOf(contractor.page), [
      '/contractors/my-account',
      '/contractors/projects',
      '/contractors/workers',
    ])
  })

  const stops: [role: keyof typeof people | 'stranger', from: string, to: string][] = [
    ['stranger', '/dashboard', '/login'],
    ['stranger', '/dashboard/policies', '/login'],
    ['stranger', '/dashboard/nowhere', '/login'],
    ['stranger', '/admin-dashboard', '/login'],
    ['stranger', '/backend/companies', '/login'],
    ['stranger', '/contractors/projects', '/contractors/login'],
    ['hs_manager', '/admin-dashboard', '/login'],
    ['hs_manager', '/backend/x', '/login'],
    ['hs_manager', '/contractors/projects', '/contractors/login'],
    ['hs_user', '/dashboard/users', '/not-authorized'],
    ['management', '/dashboard/policies/create', '/not-authorized'],
    ['trade_contractor', '/dashboard', '/contractors/projects'],
    ['trade_contractor', '/admin-dashboard/companies', '/login'],
    ['admin', '/backend/x', '/admin-dashboard'],
  ]
  for (const role of ['stranger', ...Object.keys(people)] as const)
    test(`${role} is stopped where they must be, and is told where they are`, async () => {
      const email = people[role as keyof typeof people]
      const person = await (email === undefined ? journeys.visitor() : journeys.signedIn(email))
      for (const [, from, to] of stops.filter(([who]) => who === role)) {
        await person.page.goto(journeys.address + from)
        await arrivesAt(person.page, to)
        await person.page.locator('#content h1').waitFor()
      }
      await assertClean(person)
    })

  test('somebody signs in from the keyboard alone', async () => {
    const { page, go } = await journeys.visitor()
    await go('/login')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    for (let n = 0; n < 20 && (await focused()) !== 'email'; n += 1)
      await page.keyboard.press('Tab')
    assert.equal(await focused(), 'email')
    await page.keyboard.type(people.hs_user)
    await page.keyboard.press('Tab')
    await page.keyboard.type('plumbline-demo')
    await page.keyboard.press('Enter')
    await arrivesAt(page, '/dashboard')
    await page.locator('h1:focus', { hasText: 'Hello Luc' }).waitFor()
  })

  test('staff who knock at the contractors’ door are refused there', async () => {
    const { page, go, expected } = await journeys.visitor()
    expected.push(/status of 401/)
    await go('/contractors/login')
    await signIn(page, people.hs_user)
    await page.getByRole('alert').filter({ hasText: 'is wrong' }).waitFor()
    assert.deepEqual(await stored(page), [null, null, null])
  })
})
