// Chemicals: their pictograms, where they stand, their data sheets, and what anybody reads of them.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertClean, withBrowser } from '../journey.ts'

describe('chemicals', () => {
  const journeys = withBrowser()
  const manager = () => journeys.signedIn('manager@northgate.test')

  async function idOf(name: string): Promise<string> {
    const token = await journeys.token('manager@northgate.test')
    const { body } = await journeys.ask('GET', '/api/dashboard/chemicals?per_page=200', { token })
    const rows = (body.data as { data: { id: string; name: string }[] }).data
    return rows.find((row) => row.name === name)?.id ?? ''
  }

  test('the list shows each pictogram, with its name for who cannot see it', async () => {
    const person = await manager()
    await person.go('/dashboard/chemicals')
    const row = person.page.getByRole('row', { name: /Muriatic acid/ })
    await row.getByRole('img', { name: 'Corrosion' }).waitFor()
    await row.getByRole('img', { name: 'Exclamation mark' }).waitFor()
  })

  test('a container beside what it must not stand beside is saved, and both products say so', async () => {
    const person = await manager()
    const { page } = person
    await person.go(`/dashboard/chemicals/edit/${await idOf('Hydrated lime, type S')}`)
    const panel = page.getByRole('region', { name: 'Storage location' })
    // In the demo the lime stands in the chemical store, and so does an acid.
    await panel.getByText('Acids and bases react').waitFor()
    await panel.getByRole('link', { name: 'Muriatic acid 31 %' }).waitFor()
    await assertClean(person)
    await person.go(`/dashboard/chemicals/edit/${await idOf('Isopropyl alcohol 99 %')}`)
    await panel.getByText('No storage place recorded yet.').waitFor()
    await panel.getByRole('button', { name: 'Add a container' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a container' })
    await dialog.getByRole('textbox', { name: 'Container' }).fill('Spray bottles')
    await dialog.getByRole('combobox', { name: 'Location' }).click()
    await page.keyboard.type('Fuel cage')
    await page.getByRole('treeitem', { name: 'Fuel cage' }).click()
    await assertClean(person)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await panel.getByText('Oxidizers must not').waitFor()
    await panel.getByText('Spray bottles').waitFor()
  })

  test('pictograms are chosen as they are found on the label', async () => {
    const person = await manager()
    const { page } = person
    await person.go('/dashboard/chemicals/create')
    await page.getByLabel('Product name').fill('Brick cleaner')
    await page.getByLabel('Manufacturer or supplier').fill('Stonewick Masonry Care')
    const corrosion = page.getByRole('checkbox', { name: 'Corrosion', exact: true })
    await corrosion.check({ force: true })
    await corrosion.press('Tab')
    await page.keyboard.press('Space')
    await assertClean(person)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const row = page.getByRole('row', { name: /Brick cleaner/ })
    await row.getByRole('img', { name: 'Corrosion' }).waitFor()
    await row.getByRole('img', { name: 'Skull and crossbones' }).waitFor()
  })

  test('the code on a label shows what to do, in three languages, on a phone, without a login', async () => {
    const person = await journeys.visitor({ viewport: { width: 360, height: 740 } })
    const { page } = person
    const path = `/api/dashboard/chemicals/${await idOf('Muriatic acid 31 %')}/code`
    const token = await journeys.token('manager@northgate.test')
    const { body } = await journeys.ask('POST', path, { token })
    await person.go((body.data as { path: string }).path)
    await page.getByRole('heading', { level: 1, name: 'Muriatic acid 31 %' }).waitFor()
    await page.getByText('Danger', { exact: true }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Corrosion' }).waitFor()
    const call = page.getByRole('link', { name: /In an emergency, call/ })
    assert.equal(await call.getAttribute('href'), 'tel:18882268832')
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    assert.deepEqual(
      headings.map((heading) => /section (\d+)/.exec(heading)?.[1] ?? '2'),
      ['2', '2', '4', '5', '6', '7', '8', '10'],
    )
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    assert.equal(wide, false)
    await assertClean(person)
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByRole('link', { name: /En cas d’urgence/ }).waitFor()
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByRole('link', { name: /En una emergencia/ }).waitFor()
  })

  test('a code that leads to nothing says so', async () => {
    const person = await journeys.visitor()
    person.expected.push(/404/)
    await person.go('/qr-code/chemicals/0194ffff-0000-7000-8000-000000000001')
    await person.page.getByText('This product was not found.').waitFor()
    await assertClean(person)
  })

  test('the label is printed alone: name, pictograms, what is safe, where the sheet is', async () => {
    const person = await manager()
    const { page } = person
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await person.go(`/dashboard/chemicals/edit/${await idOf('Acetone')}`)
    await page.getByRole('button', { name: 'Print the label', exact: true }).click()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('.print-sheet')
    await sheet.getByRole('heading', { name: 'Acetone' }).waitFor()
    await sheet.getByText('See the safety data sheet (SDS).').waitFor()
    await sheet.getByRole('img', { name: 'Flame' }).waitFor()
    await sheet.getByText('Butyl gloves').waitFor()
    assert.equal(await page.getByRole('heading', { level: 1 }).isVisible(), false)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await sheet.waitFor({ state: 'detached' })
  })
})
