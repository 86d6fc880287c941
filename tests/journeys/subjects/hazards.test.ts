// Hazards: rated by the matrix, ordered by people; the matrix read and changed cell by cell.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { arrivesAt, assertClean, holds, type Person, withBrowser } from '../journey.ts'

describe('hazards and the matrix', () => {
  const journeys = withBrowser()
  const manager = 'manager@northgate.test'
  const phone = { viewport: { width: 360, height: 740 } }

  async function choose({ page }: Person, field: string, option: RegExp | string) {
    await page.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option }).click()
  }

  test('a new hazard shows its risk while it is rated, and keeps it', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/hazards/create')
    await page.getByRole('textbox', { name: 'Name' }).fill('Falling ice')
    await choose(person, 'Category', 'Working at heights')
    await choose(person, 'Initial probability', /^4 · Likely/)
    await choose(person, 'Initial severity', /^4 · Critical or permanent/)
    await page.getByText('Reduce the risk before the work starts.').waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await arrivesAt(page, '/dashboard/hazards')
    await page.getByPlaceholder('Search hazards').fill('Falling ice')
    const row = page.getByRole('row', { name: /Falling ice/ })
    await row.getByText(/^16\s*High$/).waitFor()
  })

  test('the matrix is changed by keyboard alone, and what can kill is never low', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/severity-ratings')
    await page.getByRole('button', { name: 'Change the matrix' }).press('Enter')
    const cell = (name: string) => page.getByRole('button', { name })
    await cell('First aid, Rare 1 Low').focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
    await page.locator('button:focus', { hasText: '6' }).press('Enter')
    await page.getByRole('radio', { name: 'High' }).press('Space')
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).press('Enter')
    await cell('Medical aid, Possible 6 High').waitFor()
    // The arrows lead on from the cell once the focus is back on it: the dialog returns it when it has gone.
    await page.locator('button:focus', { hasText: '6' }).waitFor()
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByText('A hazard that can kill is never low risk.').waitFor()
    assert.ok(await page.getByRole('radio', { name: 'Low' }).isDisabled())
    await assertClean(person)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save as version 2' }).press('Enter')
    await page.getByText(/Version 2, saved .* by Maya Okafor/).waitFor()
    await page.getByRole('combobox', { name: 'Version of the matrix' }).click()
    await page.getByRole('option', { name: 'Version 1' }).click()
    await page.getByText('no longer in force').waitFor()
  })

  test('a change of the matrix that is not saved is not lost without a word', async () => {
    const { page, go } = await journeys.signedIn(manager)
    await go('/dashboard/probability-ratings')
    await page.getByRole('button', { name: 'Change the matrix' }).click()
    await page.getByRole('textbox', { name: 'Low: Approval' }).fill('Foreman')
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
    await holds(page.getByRole('textbox', { name: 'Low: Approval' }), 'Foreman')
  })

  test('the heat map leads to the hazards of a cell', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/severity-ratings')
    await page.getByText('Residual', { exact: true }).click()
    await page.getByText(/Hazards with their controls: \d+/).waitFor()
    await assertClean(person)
    const cell = page.getByRole('link', { name: /^Hazards here: \d+\. Fatal, Rare/ })
    const count = Number(/\d+/.exec((await cell.textContent()) ?? '')?.[0])
    await cell.click()
    await arrivesAt(page, '/dashboard/hazards')
    await page.getByText(`1–${count} of ${count}`).waitFor()
  })

  test('the matrix fits a phone, and who may not change it is not offered to', async () => {
    const { page, go } = await journeys.signedIn('user@northgate.test', phone)
    await go('/dashboard/severity-ratings')
    const matrix = page.getByRole('table', { name: 'Risk matrix: severity by probability' })
    await matrix.waitFor()
    const { x = 0, width = 0 } = (await matrix.boundingBox()) ?? {}
    assert.ok(x >= 0 && x + width <= 360, `from ${x}, ${width} wide`)
    const cut = await matrix
      .locator('td span')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
    assert.equal(cut, 0)
    assert.equal(await page.getByRole('button', { name: 'Change the matrix' }).count(), 0)
  })

  test('the order of hazards has a screen of its own', async () => {
    const person = await journeys.signedIn(manager)
    await person.go('/dashboard/hazards/sorting')
    await person.page.getByText('Fall from a ladder').first().waitFor()
  })
})
