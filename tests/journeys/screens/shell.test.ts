// The five areas: header, footer, menu, search, and where a navigation leaves a person.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { stopClock } from '../clock.ts'
import { arrivesAt, assertClean, numbers, withBrowser } from '../journey.ts'
import { walkTo } from '../walking.ts'

describe('the public site', () => {
  const journeys = withBrowser()

  test('signed out: Sign up, Login, Free trial and a menu with every page, and contact details', async () => {
    const person = await journeys.visitor()
    const { page } = person
    await person.go('/')
    const header = page.locator('header')
    for (const name of ['Sign up', 'Login', 'Free trial'])
      await header.getByRole('link', { name }).waitFor()
    await header.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.locator('#site-menu')
    const entries =
      'Benefits,Features,Compare,About Us,Plumbline Ideas,Book a Demo,Pricing,Contact,Sign up,Login'
    assert.deepEqual(await menu.locator('nav a').allTextContents(), entries.split(','))
    await menu.getByText('+1 416').waitFor()
    await assertClean(person)
    await menu.getByRole('link', { name: 'Features' }).click()
    await arrivesAt(page, '/features')
    assert.equal(await menu.count(), 0)
  })

  test('the footer stands 300 ms after the arrival, and not while the menu is open', async () => {
    const person = await journeys.visitor()
    const { page } = person
    await stopClock(page)
    await person.go('/')
    await page.clock.runFor(299)
    assert.equal(await page.locator('footer').count(), 0)
    await page.clock.runFor(1)
    await page.locator('footer').waitFor()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.locator('footer').waitFor({ state: 'detached' })
  })

  test('the header is fixed on marketing pages, relative elsewhere, with a ground after the scroll', async () => {
    const person = await journeys.visitor({ viewport: { width: 1280, height: 500 } })
    const { page } = person
    const look = () =>
      page.locator('header').evaluate((header) => {
        const { position, backgroundColor } = getComputedStyle(header)
        return [position, backgroundColor === 'rgba(0, 0, 0, 0)' ? 'clear' : 'ground']
      })
    await person.go('/login')
    assert.deepEqual(await look(), ['relative', 'clear'])
    await person.go('/')
    assert.deepEqual(await look(), ['fixed', 'clear'])
    await page.mouse.wheel(0, 300)
    await page.locator('header[data-ground]').waitFor()
    assert.deepEqual(await look(), ['fixed', 'ground'])
  })

  test('signed in on a marketing page: Dashboard, Book a Demo, menu, no footer', async () => {
    const person = await journeys.signedIn('manager@northgate.test')
    const { page } = person
    await page.clock.install()
    await person.go('/pricing')
    const header = page.locator('header')
    await header.getByRole('link', { name: 'Dashboard' }).waitFor()
    await header.getByRole('link', { name: 'Book a Demo' }).waitFor()
    await header.getByRole('button', { name: 'Open the menu' }).waitFor()
    assert.equal(await header.getByRole('link', { name: 'Free trial' }).count(), 0)
    await page.clock.runFor(400)
    await assertClean(person)
    assert.equal(await page.locator('footer').count(), 0)
  })

  test('signed in elsewhere: the name, which leads home, and Sign Out', async () => {
    const person = await journeys.signedIn('contractor@ironside.test')
    const { page } = person
    await person.go('/faq')
    await page.locator('header').getByRole('button', { name: 'Sign Out' }).waitFor()
    await page.locator('header').getByRole('link', { name: 'Pete Ironside' }).click()
    await arrivesAt(page, '/contractors/projects')
  })

  test('a link leads to the top of the next page, whose title is set', async () => {
    const person = await journeys.visitor({ viewport: { width: 1280, height: 500 } })
    const { page } = person
    await person.go('/')
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click()
    await page.getByRole('heading', { name: 'FAQ', level: 1 }).waitFor()
    assert.equal(await page.evaluate(() => window.scrollY), 0)
    assert.equal(await page.title(), 'FAQ · Plumbline')
  })

  test('after a navigation within a page the heading has the focus, the title is set', async () => {
    const { page, go } = await journeys.visitor()
    await go('/login')
    await page.locator('main a[href="/forgot-password"]').click()
    await page.locator('h1:focus', { hasText: 'Forgot your password' }).waitFor()
    assert.equal(await page.title(), 'Forgot your password · Plumbline')
  })

  test('a chosen language stays, on pages written at build time and on others', async () => {
    const person = await journeys.visitor()
    const { page } = person
    // The code leads nowhere.
    person.expected.push(/qr-code\/contractors\/7/)
    await person.go('/')
    await page.locator('footer').getByRole('button', { name: 'Français' }).click()
    await page.getByRole('heading', { name: 'La sécurité, d’aplomb et consignée.' }).waitFor()
    await person.go('/qr-code/trade-contractor/7')
    await page.getByRole('heading', { name: 'Sous-traitant' }).waitFor()
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr')
  })

  test('a language that cannot be fetched leaves the page in the one it has until it is opened again', async () => {
    const person = await journeys.visitor()
    const { page } = person
    person.expected.push(/could not be loaded/, /ERR_FAILED/)
    await person.go('/')
    const choice = page.locator('footer')
    await page.route(/\/assets\/fr-.*\.js/, (route) => route.abort())
    await choice.getByRole('button', { name: 'Français' }).click()
    await choice.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en')
    await page.unrouteAll()
    await choice.getByRole('button', { name: 'Español' }).click()
    await page.locator('html[lang=es]').waitFor()
    assert.equal(await choice.getByRole('alert').count(), 0)
    await page.route(/\/assets\/fr-.*\.js/, (route) => route.abort())
    await choice.getByRole('button', { name: 'Français' }).click()
    await page.unrouteAll()
    await choice.getByRole('button', { name: 'Volver a cargar la página' }).click()
    await page.locator('html[lang=fr]').waitFor()
  })

  test('on a phone the menu opens over the page and closes with the navigation', async () => {
    const viewport = { width: 360, height: 740 }
    const person = await journeys.atHome('manager@northgate.test', { viewport })
    const { page } = person
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('button', { name: 'Risks and incidents' }).click()
    await page.getByRole('link', { name: 'Hazards', exact: true }).click()
    await arrivesAt(page, '/dashboard/hazards')
    // The address changes before the screen, and its title, are there.
    await page.getByRole('heading', { name: 'Hazards', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Open the menu' }).waitFor()
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    await assertClean(person)
  })

  test('dark is chosen in the account menu and is there before the next page is drawn', async () => {
    const person = await journeys.atHome('manager@northgate.test')
    const { page } = person
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Dark' }).waitFor()
    await assertClean(person)
    await page.getByRole('menuitem', { name: 'Dark' }).click()
    await person.go('/')
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      'rgb(15, 23, 31)',
    )
    await assertClean(person)
  })
})

describe('a screen that fails', () => {
  const journeys = withBrowser()
  const failing: [email: string | undefined, path: string, file: string, wayHome: string][] = [
    [undefined, '/contact', 'ContactScreen', 'Go to the front page'],
    ['manager@northgate.test', '/dashboard/my-account', 'MyAccountScreen', 'Dashboard'],
    ['contractor@ironside.test', '/contractors/my-account', 'MyAccountScreen', 'Projects'],
    ['admin@plumbline.test', '/admin-dashboard/admin-account', 'MyAccountScreen', 'Back office'],
  ]
  for (const [email, path, file, wayHome] of failing)
    test(`leaves its area standing, and a reload brings it back: ${path}`, async () => {
      const person = await (email === undefined ? journeys.visitor() : journeys.signedIn(email))
      const { page, expected } = person
      // A page that was written out is drawn anew, which React says too (520).
      expected.push(/broken/, /React error #520/)
      const script = `**/assets/${file}-*.js`
      await page.route(script, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new Error("broken") }',
        }),
      )
      await page.goto(journeys.address + path)
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
      await numbers(page.locator('header'), 1)
      await numbers(page.locator('main'), 1)
      if (email === undefined) await page.locator('footer').waitFor()
      const way = page.locator('main').getByRole('link', { name: wayHome, exact: true }).last()
      await way.waitFor()
      await assertClean(person)
      await page.unroute(script)
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await page.getByRole('heading', { level: 1, name: /^(Contact|My account)$/ }).waitFor()
    })

  test('is left by a way that the page offers', async () => {
    const { page, expected } = await journeys.atHome('manager@northgate.test')
    expected.push(/broken/)
    await page.route('**/assets/UploadScreen-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("broken") }',
      }),
    )
    await walkTo(page, '/dashboard/upload')
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await page.getByRole('article').getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { name: 'Hello Maya' }).waitFor()
  })
})

describe('the public site on the US host', () => {
  // On a port of its own, as every server of a test.
  const journeys = withBrowser({ usHost: '127.0.0.1' })

  test('the menu calls us by the product’s name and gives the US phone', async () => {
    const person = await journeys.visitor()
    const { page } = person
    await person.go('/')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.locator('#site-menu')
    await menu.getByRole('link', { name: 'About Plumbline' }).waitFor()
    await menu.getByText('+1 312').waitFor()
    assert.equal(await menu.getByText('About Us').count(), 0)
    await assertClean(person)
  })
})
