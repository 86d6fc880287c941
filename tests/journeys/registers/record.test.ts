// The read view of a row, at registers of several kinds: found from the list, read, changed a step on.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { newId } from '../../../src/kit/ids.ts'
import { arrivesAt, assertClean, type Person, pathOf, withBrowser } from '../journey.ts'
import { chemicals, list, manager } from '../lists.ts'

const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const
/** Sees the records of the company, and changes none of them. */
const reader = 'management@northgate.test'

describe('the read view of a row', () => {
  const journeys = withBrowser()
  const idOf = async (table: string, name: string) => {
    const rows = await journeys.database.database.transaction('owner', (db) =>
      db.many<{ id: string }>(sql`
        select t.id from ${sql.id(table)} t join company c on c.id = t.company_id
        where c.slug = 'northgate' and t.name = ${name}`),
    )
    return rows[0]?.id ?? ''
  }
  const opened = ({ page }: Person, name: string) =>
    page.getByRole('heading', { level: 1, name }).waitFor()
  const edit = ({ page }: Person) => page.getByRole('link', { name: 'Edit', exact: true })
  const fact = ({ page }: Person, label: string) =>
    page.locator('[id^=section-] dt', { hasText: label }).locator('xpath=following-sibling::dd')

  test('the list leads to it, it says facts and history, editing is a step from it and leads back', async () => {
    const person = await journeys.signedIn(manager)
    const { page, go } = person
    await chemicals(person, 'Umber', 2, { product_code: 'U-1', emergency_phone: '416 555 0142' })
    await go(`${list}?search=umber&sort=-name`)
    await page.getByRole('link', { name: 'Umber 1' }).click()
    await opened(person, 'Umber 1')
    const at = pathOf(page)
    assert.match(at, /\/chemicals\/record\/[0-9a-f-]{36}$/)
    assert.equal(await fact(person, 'Product code').textContent(), 'U-1')
    await page.getByRole('link', { name: '416 555 0142' }).waitFor()
    await page.getByText(/^Not filled in: .*Safety data sheet/).waitFor()
    const history = page.getByRole('region', { name: 'History' })
    await history.getByText('Maya Okafor created it').waitFor()
    assert.equal(await page.getByRole('main').getByRole('textbox').count(), 0)
    await assertClean(person)

    await edit(person).click()
    await arrivesAt(page, at.replace('/record/', '/edit/'))
    await page.getByLabel('Product code').fill('U-2')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await arrivesAt(page, at)
    await fact(person, 'Product code').getByText('U-2').waitFor()
    await history.getByText('Maya Okafor changed it').waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL((url) => url.search === '?search=umber&sort=-name')
  })

  test('it is archived there, says so, and comes back; deleted for good, it leads to the list', async () => {
    const person = await journeys.signedIn(manager)
    const { page, go } = person
    await chemicals(person, 'Ochre', 1)
    const act = async (action: string) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    const archive = async () => {
      await act('Archive')
      await page.getByRole('dialog').getByRole('textbox').fill('Used up')
      await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
      await page.getByText('Reason: Used up').first().waitFor()
    }
    await go(`${list}/record/${await idOf('chemicals', 'Ochre 1')}`)
    await archive()
    assert.equal(await edit(person).count(), 0)
    await assertClean(person)
    await page.getByRole('button', { name: 'Restore' }).click()
    await edit(person).waitFor()
    await archive()
    await act('Delete for good')
    await page.getByRole('button', { name: 'Yes, delete for good' }).click()
    await arrivesAt(page, list)
  })

  test('an asset is tagged out where it is read, and what its type asks is said', async () => {
    const person = await journeys.signedIn(manager)
    const { page, go } = person
    await go(`/dashboard/assets/inventory/record/${await idOf('inventory', 'Scissor lift 2')}`)
    await opened(person, 'Scissor lift 2')
    await fact(person, 'Working height (m)').waitFor()
    const tags = page.getByRole('region', { name: 'In service or tagged out' })
    await tags.getByText('Never tagged out.').waitFor()
    assert.equal(await tags.getByRole('button').count(), 0)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Tag out' }).click()
    const dialog = page.getByRole('dialog', { name: /^Tag out Scissor lift 2/ })
    await dialog.getByLabel('What is wrong with it').fill('Horn is silent')
    await dialog.getByRole('button', { name: 'Tag out' }).click()
    await tags.getByText('Horn is silent').waitFor()
    await fact(person, 'Status').getByText('Out of service').waitFor()
    await page.getByRole('link', { name: 'Elevating work platform' }).click()
    await arrivesAt(
      page,
      `/dashboard/asset-types/record/${await idOf('asset_types', 'Elevating work platform')}`,
    )
  })

  const kinds = [
    ['/dashboard/projects', 'projects', 'Cedar warehouse steel', 'Cedar General Contracting'],
    ['/dashboard/hazards', 'hazards', 'Fall from an unprotected edge', 'Site supervisor'],
    ['/dashboard/locations', 'locations', 'Head office', 'History'],
  ] as const
  for (const [address, table, name, told] of kinds)
    test(`who may not edit reads ${table} on a phone, in the dark, and is offered nothing else`, async () => {
      const person = await journeys.signedIn(reader, phone)
      const { page, go } = person
      await go(`${address}?search=${encodeURIComponent(name)}`)
      await page.getByRole('link', { name, exact: true }).click()
      await arrivesAt(page, `${address}/record/${await idOf(table, name)}`)
      await page.getByText(told).first().waitFor()
      await page.getByRole('region', { name: 'History' }).getByText('created it').waitFor()
      assert.equal(await edit(person).count(), 0)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      assert.equal(wide, false)
      await assertClean(person)
    })

  test('what another company has, what is nowhere and what is no id is not found', async () => {
    const theirs = await idOf('chemicals', 'Acetone')
    const person = await journeys.signedIn('manager@southfield.test')
    person.expected.push(/status of 4(04|22)/)
    for (const id of [theirs, newId(), 'nonsense']) {
      await person.go(`${list}/record/${id}`)
      await opened(person, 'Page not found')
    }
    await assertClean(person)
  })

  test('the records of deficiencies and submissions are read where the product always read them', async () => {
    const person = await journeys.signedIn(manager)
    const id = newId()
    person.expected.push(/status of 404/)
    await person.go(`/dashboard/submissions/record/${id}`)
    await arrivesAt(person.page, `/dashboard/submissions/edit/${id}`)
    await person.go(`/dashboard/deficiency-registry/record/${id}`)
    await arrivesAt(person.page, '/dashboard/deficiency-registry')
    assert.equal(new URL(person.page.url()).searchParams.get('row'), id)
  })
})
