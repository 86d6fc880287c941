// Rights given, taken and moved in one browser, and what of it is seen in another.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '../../../src/kit/db/sql.ts'
import { arrivesAt, assertClean, holds, pathOf, signIn, withBrowser } from '../journey.ts'
import { actOn, stepToEdit } from '../lists.ts'
import { isDrafted } from '../on-device.ts'
import { toastSaid } from '../toasts.ts'
import { walkTo } from '../walking.ts'

const manager = 'manager@northgate.test'
const user = 'user@northgate.test'
const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const
const told =
  'Your permissions were changed. For more information, contact your Health and Safety Manager.'

const right = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}(\\.|$)`) })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

describe('rights', () => {
  const journeys = withBrowser()
  const idOf = async (statement: ReturnType<typeof sql>) => {
    const rows = await journeys.database.database.transaction('owner', (db) =>
      db.many<{ id: string }>(statement),
    )
    return rows[0]?.id ?? ''
  }
  const luc = () => idOf(sql`select id from account where first_name = 'Luc'`)

  test('a template changed in one browser is in force in another, and told after the next navigation', async () => {
    const { page: theirs } = await journeys.atHome(user)
    await walkTo(theirs, '/dashboard/clients')
    const person = await journeys.signedIn(manager)
    const { page, go } = person
    await go('/dashboard/roles-template')
    await page.getByRole('link', { name: 'Health and safety user', exact: true }).click()
    await stepToEdit(page)
    await page.getByRole('searchbox', { name: 'Search rights and screens' }).fill('client')
    await right(page, 'Clients: view').uncheck()
    await page.getByText('0 more and 1 fewer than the default').waitFor()
    await assertClean(person)
    await save(page)
    await page.waitForURL(/record/)
    await walkTo(theirs, '/dashboard/policies')
    await toastSaid(theirs, told)
    await walkTo(theirs, '/dashboard/clients', '/not-authorized')
  })

  test('a right withdrawn while its holder types: nothing typed is lost', async () => {
    const theirs = await journeys.signedIn(user)
    await theirs.go('/dashboard/to-dos/create')
    await theirs.page.getByLabel('Title').fill('Loose planks on the east scaffold')
    await isDrafted(theirs.page, 'Loose planks on the east scaffold')
    const { page, go } = await journeys.signedIn(manager)
    await go(`/dashboard/users/role-permissions/${await luc()}`)
    const saved = async () => {
      await save(page)
      await toastSaid(page, 'The rights of Luc Tremblay have been saved.')
      await page.reload()
    }
    await right(page, 'To-dos: create').uncheck()
    await saved()
    await right(page, 'To-dos: create. Removed from it').waitFor()
    theirs.expected.push(/status of 403/)
    await save(theirs.page)
    await arrivesAt(theirs.page, '/login')
    await right(page, 'To-dos: create. Removed from it').check()
    await saved()
    await page.getByRole('status').filter({ hasText: 'Same as the template “' }).waitFor()
    await signIn(theirs.page, user)
    await arrivesAt(theirs.page, '/dashboard')
    await theirs.go('/dashboard/to-dos/create')
    await theirs.page.getByRole('button', { name: 'Restore' }).click()
    await holds(theirs.page.getByLabel('Title'), 'Loose planks on the east scaffold')
  })

  test('at a phone, a template begins with a usual post and says what each right opens', async () => {
    const person = await journeys.signedIn(manager, phone)
    const { page, go } = person
    await go('/dashboard/roles-template/create')
    await page.getByRole('textbox', { name: 'Name' }).fill('Night shift')
    await page.getByRole('button', { name: 'Start with' }).click()
    await page.getByRole('menuitem', { name: 'Foreman' }).click()
    await page.getByRole('button', { name: /^Hazards/ }).click()
    await page.getByText('Included with: Create').waitFor()
    assert.equal(await right(page, 'Hazards: view').isDisabled(), true)
    await page.getByText('Opens: Hazards').first().waitFor()
    await assertClean(person)
    await save(page)
    await arrivesAt(page, '/dashboard/roles-template')
    await page.getByRole('link', { name: 'Night shift' }).waitFor()
  })

  test('people are moved together once it is seen what each gains and loses, and a template goes with a successor', async () => {
    const person = await journeys.signedIn(manager)
    const { page, go } = person
    await go('/dashboard/roles-template')
    await actOn(page, 'Worker', 'People')
    await page.waitForURL(/accounts/)
    const at = pathOf(page)
    await page.getByRole('checkbox', { name: 'Tom Kowalski' }).check()
    await page.getByRole('checkbox', { name: 'Jean Gagnon' }).check()
    await page.getByRole('button', { name: 'Move 2 people' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').or(dialog.getByRole('textbox')).first().click()
    await page.getByRole('option', { name: 'Site supervisor' }).click()
    await dialog.getByText(/^Gains \d+ rights$/).waitFor()
    await assertClean(person)
    await dialog.getByRole('button', { name: 'Move 2 people' }).click()
    await page.getByText('2 people', { exact: true }).waitFor()
    assert.equal(pathOf(page), at)
    await go('/dashboard/roles-template')
    await actOn(page, 'Worker', 'Archive')
    await dialog.getByRole('combobox').or(dialog.getByRole('textbox')).first().click()
    await page.getByRole('option', { name: 'Health and safety user' }).click()
    await dialog.getByRole('button', { name: 'Move 2 people and archive' }).click()
    await page.getByRole('link', { name: 'Worker', exact: true }).waitFor({ state: 'detached' })
    await go('/dashboard/roles-template/deleted')
    await page.getByText('Worker').first().waitFor()
  })
})
