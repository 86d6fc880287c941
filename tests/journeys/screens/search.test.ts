// Records are found from every screen: by the keyboard at a desk, and on a phone.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { phone } from '../at-a-phone.ts'
import { arrivesAt, assertClean, holds, withBrowser } from '../journey.ts'

describe('the search in the header', () => {
  const journeys = withBrowser()

  test('at a desk: by keys alone, from a word to the record, and to the list of all', async () => {
    const viewport = { width: 1280, height: 800 }
    const person = await journeys.atHome('manager@northgate.test', { viewport })
    const { page } = person
    const field = page.getByRole('combobox', { name: 'Search', exact: true })
    const selected = page.locator('[role=option][aria-selected=true]')
    await page.keyboard.press('/')
    await page.getByText('Search by name, number or serial').waitFor()
    await page.keyboard.type('harness')
    const results = page.getByRole('listbox', { name: 'Results', exact: true })
    const assets = results.getByRole('group', { name: 'Assets', exact: true })
    await assets.getByRole('option').first().waitFor()
    // It answers all that was typed.
    await page.locator('[role=listbox][aria-busy=false]').waitFor()
    await assertClean(person)
    // The line that Enter goes to is marked, and the arrows go round.
    const first = await selected.textContent()
    await page.keyboard.press('ArrowUp')
    assert.notEqual(await selected.textContent(), first)
    await page.keyboard.press('ArrowDown')
    assert.equal(await selected.textContent(), first)
    // The field says which it is.
    const active = await selected.getAttribute('id')
    await page.locator(`input[aria-activedescendant="${active}"]`).waitFor()
    await page.keyboard.press('Escape')
    await results.waitFor({ state: 'detached' })
    // Nobody waits for the answer who knows the number.
    await field.fill('')
    await page.keyboard.type('DEF-')
    const open = results.getByRole('group', { name: 'Deficiencies', exact: true })
    await open.getByRole('option', { name: /^All \d+\+? in Deficiencies$/ }).waitFor()
    const number = /DEF-\d{4}-\d{4}/.exec((await open.textContent()) ?? '')?.[0] ?? ''
    await field.fill(number)
    await page.keyboard.press('Enter')
    // A deficiency is read beside the registry.
    await page.waitForURL(/deficiency-registry\?row=/)
    const read = page.getByRole('dialog').filter({ hasText: number })
    await read.waitFor()
    await page.keyboard.press('Escape')
    await read.waitFor({ state: 'detached' })
    await holds(field, '')
    // The list is searched for the same.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('DEF-')
    await open.getByRole('option', { name: /^All \d+\+? in Deficiencies$/ }).click()
    await arrivesAt(page, '/dashboard/deficiency-registry')
    assert.equal(new URL(page.url()).searchParams.get('search'), 'DEF-')
  })

  test('on a phone: a sheet over the page, which finds screens without a connection', async () => {
    const person = await journeys.atHome('manager@northgate.test', phone)
    const { page } = person
    await page.getByRole('button', { name: 'Search', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Search', exact: true })
    const field = sheet.getByRole('combobox', { name: 'Search', exact: true })
    await field.fill('Maya Okafor')
    const people = sheet.getByRole('group', { name: 'Users', exact: true })
    await people.getByRole('option', { name: 'Maya Okafor' }).waitFor()
    await assertClean(person)
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    person.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await page.route('**/api/dashboard/search?*', (route) => route.abort())
    await field.fill('chemicals')
    await sheet.getByText('No connection: only screens can be searched.').waitFor()
    await sheet.getByRole('option', { name: 'Chemicals', exact: true }).tap()
    await arrivesAt(page, '/dashboard/chemicals')
    await sheet.waitFor({ state: 'detached' })
  })
})
