// A manager looks at the product as one of their people sees it, and goes back.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '../../../src/kit/db/sql.ts'
import { arrivesAt, assertClean, holds, withBrowser } from '../journey.ts'
import { walkTo } from '../walking.ts'

const manager = 'manager@northgate.test'
const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const

const banner = (page: Page) => page.getByRole('status', { name: 'Viewing as someone else' })
const leave = (page: Page) => banner(page).getByRole('button', { name: 'Leave', exact: true })

describe('see as this person', () => {
  const journeys = withBrowser()
  const rightsOfLuc = async () => {
    const rows = await journeys.database.database.transaction('owner', (db) =>
      db.many({ id: 'string' }, sql`select id from account where first_name = 'Luc'`),
    )
    return `/dashboard/users/role-permissions/${rows[0]?.id}`
  }

  const change = (statement: ReturnType<typeof sql>) =>
    journeys.database.database.transaction('owner', (db) => db.run(statement))

  async function begin(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'View as this person', exact: true }).click()
    await arrivesAt(page, '/dashboard')
    await banner(page).getByText('You see Plumbline as Luc Tremblay').waitFor()
  }

  test('the menu and screens are theirs, nothing is written, and the log says who looked', async () => {
    const rights = await rightsOfLuc()
    const person = await journeys.signedIn(manager)
    const { page, go, expected } = person
    expected.push(/status of 409/)
    await change(
      sql`update account set denied_grants = '{chemicals.view}' where first_name = 'Maya'`,
    )
    await go(rights)
    const other = await page.context().newPage()
    await other.goto(`${journeys.address}/dashboard/hazards`)
    await begin(page)
    // Another tab of the same session follows.
    await banner(other).waitFor()
    await assertClean(person)
    await walkTo(page, '/dashboard/changes', '/not-authorized')
    await walkTo(page, '/dashboard/chemicals')
    await page.getByText('You do not have this right yourself').waitFor()
    await walkTo(page, '/dashboard/my-account')
    await page.getByText('This is private to Luc Tremblay.').waitFor()
    await walkTo(page, '/dashboard/to-dos/create')
    const title = page.getByRole('textbox', { name: 'Title' })
    await title.fill('Loose planks')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page
      .getByText('You are seeing Plumbline as Luc Tremblay. Leave this view to change anything.')
      .first()
      .waitFor()
    await holds(title, 'Loose planks')
    page.on('dialog', (dialog) => void dialog.accept())
    await leave(page).click()
    await arrivesAt(page, rights)
    await banner(page).waitFor({ state: 'detached' })
    await banner(other).waitFor({ state: 'detached' })
    await other.close()
    await walkTo(page, '/dashboard/changes')
    for (const words of ['started viewing Plumbline as', 'stopped viewing Plumbline as'])
      await page.getByText(words).first().waitFor()
  })

  test('on a phone it is left by one button, the first that the keyboard comes to; and ends by itself', async () => {
    const { page, go, expected } = await journeys.signedIn(manager, phone)
    expected.push(/status of 409/)
    await go(await rightsOfLuc())
    await begin(page)
    const box = await leave(page).boundingBox()
    assert.ok(box !== null && box.x + box.width <= 360 && box.y < 60)
    await page.reload()
    await banner(page).waitFor()
    await page.keyboard.press('Tab')
    assert.equal(await leave(page).evaluate((button) => button === document.activeElement), true)
    await change(sql`update session set seen_until = now() where seen_as is not null`)
    await go('/dashboard/hazards')
    await banner(page).waitFor({ state: 'detached' })
  })
})
