// What happens in an open browser when somebody elsewhere changes what it may do.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { isShown, leavesNow, stopClock } from '../clock.ts'
import { arrivesAt, assertClean, stored, withBrowser } from '../journey.ts'
import { toastSaid } from '../toasts.ts'
import { walkTo } from '../walking.ts'

describe('a session changed from elsewhere', () => {
  const journeys = withBrowser()
  const change = (statement: ReturnType<typeof sql>) =>
    journeys.database.database.transaction('owner', (db) => db.run(statement))
  const words =
    'Your permissions were changed. For more information, contact your Health and Safety Manager.'

  test('changed permissions are told, and hold at once', async () => {
    const person = await journeys.atHome('user@northgate.test')
    const { page } = person
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await walkTo(page, '/dashboard/hazards/create')
    // What a closed part of the menu holds is only made when the browser has nothing else to do.
    await menu.getByRole('button', { name: 'Equipment', exact: true }).click()
    const chemicals = menu.locator('a[href="/dashboard/chemicals"]')
    await chemicals.waitFor()
    await change(sql`
      update permission_template
      set grants = array_remove(array_remove(grants, 'chemicals.view'), 'chemicals.create')
      where base_role = '3'`)
    await walkTo(page, '/dashboard/policies')
    await toastSaid(page, words)
    await assertClean(person)
    await chemicals.waitFor({ state: 'detached' })
    await walkTo(page, '/dashboard/chemicals', '/not-authorized')
  })

  test('the message of changed permissions stands at the bottom for 7000 ms, neither less nor more', async () => {
    const person = await journeys.signedIn('management@northgate.test')
    const { page } = person
    // The first screen asks for them too: were they changed meanwhile, it would tell of it before the clock stops.
    const asked = page.waitForResponse('**/api/dashboard/account')
    await person.go('/dashboard')
    await (await asked).finished()
    await change(sql`
      update permission_template set grants = array_remove(grants, 'clients.view')
      where base_role = '6'`)
    await stopClock(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Plumbline, home', exact: true })
      .click()
    const toast = page.locator('[data-toast]', { hasText: words })
    await toast.waitFor({ state: 'attached' })
    await page.clock.runFor(6999)
    assert.equal(await isShown(toast), true)
    const box = await toast.boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    assert.ok(box !== null && box.y > height * 0.75, 'at the bottom')
    assert.ok(Math.abs(box.x + box.width / 2 - width / 2) < 60, 'in the middle')
    await page.clock.runFor(1)
    await leavesNow(toast)
  })

  test('unchanged permissions are not mentioned', async () => {
    const { page } = await journeys.atHome('manager@northgate.test')
    const answered = page.waitForResponse('**/api/dashboard/account')
    await walkTo(page, '/dashboard/policies')
    await (await answered).finished()
    assert.equal(await page.getByText(words).count(), 0)
  })

  test('a session ended elsewhere leads to the login by itself', async () => {
    const person = await journeys.atHome('manager@northgate.test')
    person.expected.push(/status of 401/, /permissions could not be checked/)
    await change(sql`delete from session`)
    const { page } = person
    // The stream of the bell ends with the session: the page need not be touched.
    await arrivesAt(page, '/login')
    assert.deepEqual(await stored(page), [null, null, null])
  })

  test('a stored person without a token is signed out at the start', async () => {
    const { page, go } = await journeys.signedIn('manager@northgate.test')
    await page.evaluate(() => localStorage.removeItem('token'))
    await go('/dashboard/policies')
    await arrivesAt(page, '/login')
    assert.deepEqual(await stored(page), [null, null, null])
  })
})
