// The one edit screen, at two registers: what is typed is checked, kept, merged, and never lost.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '../../../src/kit/db/sql.ts'
import { assertClean, holds, type Person, pathOf, withBrowser } from '../journey.ts'
import { stepToEdit } from '../lists.ts'
import { isDrafted } from '../on-device.ts'
import { toastSaid } from '../toasts.ts'

const manager = 'manager@northgate.test'
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const field = (page: Page, name: string) => page.locator(`#field-${name}`)

/** Opens a chemical from the list that was searched for it, to be changed. */
async function openFromList({ page, go }: Person, name: string): Promise<void> {
  await go(`/dashboard/chemicals?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await stepToEdit(page)
  // The record has actions of its own, until the form is there.
  await page.locator('main form').waitFor()
}

/** Changes fields of the same row in a second tab, as somebody else would. */
async function meanwhile(page: Page, values: Record<string, string>): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  for (const [label, value] of Object.entries(values)) await other.getByLabel(label).fill(value)
  await save(other)
  await other.waitForURL(/chemicals$/)
  await other.close()
}

describe('the one edit screen', () => {
  const journeys = withBrowser()
  const named = (name: string) =>
    journeys.database.database.transaction('owner', (db) =>
      db.many<{ id: string }>(sql`select id from chemicals where name = ${name}`),
    )

  test('an empty form marks what is required, says it above, and puts the focus on the first', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/chemicals/create')
    await save(page)
    await page.locator('[name=name][aria-invalid=true]:focus').waitFor()
    await page.getByRole('alert').getByRole('link', { name: 'Manufacturer or supplier' }).click()
    await page.locator('[name=supplier]:focus').waitFor()
    await assertClean(person)
    await page.keyboard.type('ACME')
    await field(page, 'supplier').getByText('This is required.').waitFor({ state: 'detached' })
    await page.getByLabel('Supplier’s phone').fill('later')
    await page.keyboard.press('Tab')
    await field(page, 'supplier_phone').getByText('Enter a phone number').waitFor()
  })

  test('what cannot be chosen is in the list, greyed, with why and the way to mend it', async () => {
    const token = await journeys.token(manager)
    const ask = async (method: string, path: string, body: object) => {
      const answer = await journeys.ask(method, `/api/dashboard/${path}`, { token, body })
      assert.ok(answer.status < 300, JSON.stringify(answer.body))
      return answer.body.data as { id: string }
    }
    const { id } = await ask('POST', 'clients', { name: 'Quarry Lane Barns' })
    await ask('PUT', `clients/${id}/archive`, {})
    const person = await journeys.signedIn(manager, { viewport: { width: 360, height: 740 } })
    const { page } = person
    await person.go('/dashboard/projects/create')
    const client = page.getByRole('combobox', { name: 'Client', exact: true })
    await client.fill('quarry')
    await page.getByRole('option', { name: 'Quarry Lane Barns · Archived' }).click()
    const why = page.getByRole('status').filter({ hasText: 'This is archived. Restore it first.' })
    await why.waitFor()
    // Nothing is chosen: what was typed is still there to be changed.
    await holds(client, 'quarry')
    await assertClean(person)
    await why.getByRole('link', { name: 'Quarry Lane Barns' }).click()
    await page.waitForURL(new RegExp(`clients/record/${id}`))
  })

  test('a new row is filled in by keyboard, with rows, a file and a search, and leads back', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/chemicals?search=a')
    await page.getByRole('link', { name: 'New chemical' }).click()
    await page.getByLabel('Product name').fill('Spirit of salt')
    await page.getByLabel('Manufacturer or supplier').fill('ACME')
    await field(page, 'ingredients')
      .getByRole('button', { name: /Add a row/ })
      .click()
    await page.locator('[name="ingredients.0.name"]:focus').waitFor()
    await page.keyboard.type('Hydrochloric acid')
    await field(page, 'ingredients')
      .getByRole('button', { name: /Add a row/ })
      .click()
    await field(page, 'sds')
      .locator('input[type=file]')
      .setInputFiles({ name: 'sheet.pdf', mimeType: 'application/pdf', buffer: pdf })
    await field(page, 'sds').getByRole('link', { name: 'sheet.pdf' }).waitFor()
    await page.getByRole('combobox', { name: 'Safer substitutes' }).fill('Acetone')
    await page.getByRole('option', { name: 'Acetone', exact: true }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+s')
    // The second ingredient has no name.
    await page.locator('[name="ingredients.1.name"]:focus').waitFor()
    await assertClean(person)
    await page.keyboard.type('Water')
    await page.getByRole('button', { name: 'Move row 2 up' }).click()
    await save(page)
    await page.waitForURL(/chemicals\?search=a$/)
    await toastSaid(page, 'Saved: Spirit of salt')
    await openFromList(person, 'Spirit of salt')
    await holds(page.locator('[name="ingredients.0.name"]'), 'Water')
    await field(page, 'sds').getByRole('link', { name: 'sheet.pdf' }).waitFor()
  })

  test('an attempt whose answer was lost is found again: two saves make one row', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    person.expected.push(/ERR_FAILED/, /status of 409/)
    await person.go('/dashboard/chemicals/create')
    await page.getByLabel('Product name').fill('Lost and found')
    await page.getByLabel('Manufacturer or supplier').fill('ACME')
    await page.route('**/api/dashboard/chemicals', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await save(page)
    await page.getByRole('alert').filter({ hasText: 'no connection' }).waitFor()
    await holds(page.getByLabel('Product name'), 'Lost and found')
    await page.unroute('**/api/dashboard/chemicals')
    await page.getByLabel('Product code').fill('LF-2')
    await save(page)
    await page.waitForURL(/chemicals$/)
    assert.equal((await named('Lost and found')).length, 1)
  })

  test('two who change one row: what one changed is merged, what both changed is chosen', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    person.expected.push(/status of 409/)
    await openFromList(person, 'Acetylene')
    await page.getByLabel('Product code').fill('mine')
    await meanwhile(page, { 'Product code': 'theirs', 'UN number': 'UN9001' })
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' })
    await dialog.getByText('Also changed by them and kept: UN number').waitFor()
    assert.ok(await dialog.getByRole('button', { name: 'Save these choices' }).isDisabled())
    await assertClean(person)
    await dialog.getByRole('group', { name: 'Product code' }).getByLabel('Yours').check()
    await dialog.getByRole('button', { name: 'Save these choices' }).click()
    await page.waitForURL(/chemicals\/record\//)
    await openFromList(person, 'Acetylene')
    await holds(page.getByLabel('Product code'), 'mine')
    await holds(page.getByLabel('UN number'), 'UN9001')
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByText('theirs').first().waitFor()
    await assertClean(person)
  })

  test('what is unsaved is asked about before it is left, and survives a reload', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await openFromList(person, 'Acetone')
    await page.getByLabel('Product code').fill('not saved yet')
    await page.goBack()
    const question = page.getByRole('dialog', { name: 'Discard changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await question.waitFor({ state: 'detached' })
    await holds(page.getByLabel('Product code'), 'not saved yet')
    await isDrafted(page, 'not saved yet')
    page.once('dialog', (asked) => void asked.accept())
    await page.reload()
    await page.getByText('You had unsaved changes from').waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Restore' }).click()
    await holds(page.getByLabel('Product code'), 'not saved yet')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await page.waitForURL(/chemicals\/record\//)
    await openFromList(person, 'Acetone')
    assert.equal(await page.getByText('You had unsaved changes').count(), 0)
  })

  test('a field is asked for when another says so, and what was typed in it waits', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/chemicals/create')
    const restrictions = page.getByLabel('Restrictions or reason')
    assert.equal(await restrictions.count(), 0)
    const choose = async (status: string) => {
      await page.getByRole('combobox', { name: 'Status', exact: true }).click()
      await page.getByRole('option', { name: status }).click()
    }
    await choose('Under review')
    await restrictions.fill('Not near flames')
    await choose('Requested')
    await restrictions.waitFor({ state: 'detached' })
    await choose('Under review')
    await holds(restrictions, 'Not near flames')
  })

  test('an archived row says so, is not changed, and comes back', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await openFromList(person, 'Argon, compressed')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('No longer bought')
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await page.getByText('Reason: No longer bought').waitFor()
    assert.equal(await page.getByRole('main').getByRole('textbox').count(), 0)
    await assertClean(person)
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.getByLabel('Product name').waitFor()
  })

  test('on a phone, in the dark, a place is made inside another; nothing is wider than the screen', async () => {
    const person = await journeys.signedIn(manager, {
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
    })
    const { page } = person
    await person.go('/dashboard/locations/create')
    await page.getByLabel('Name').fill('Roof')
    await field(page, 'parent').getByRole('combobox').click()
    await page.getByRole('treeitem', { name: 'Head office' }).click()
    await page.getByText('First-aid station').click()
    const [content, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ])
    assert.equal(content, screen)
    await assertClean(person)
    await page.getByRole('button', { name: 'Save and new' }).click()
    await toastSaid(page, 'Saved: Roof')
    assert.equal(pathOf(page), '/dashboard/locations/create')
    await holds(page.getByLabel('Name'), '')
  })

  test('a row that is not there says so and leads back', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    person.expected.push(/status of 404/)
    await person.go('/dashboard/chemicals/edit/01900000-0000-7000-8000-000000000000')
    await page.getByRole('heading', { level: 1, name: 'Not found' }).waitFor()
    await assertClean(person)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('heading', { level: 1, name: 'Chemicals' }).waitFor()
  })
})
