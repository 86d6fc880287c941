// Incident types and reasons: their lists, what several of them share, what is taken off a list.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertClean, withBrowser } from '../journey.ts'
import { stepToEdit } from '../lists.ts'

describe('incident types', () => {
  const journeys = withBrowser()
  const manager = () => journeys.signedIn('manager@northgate.test')

  test('a type leads to its lists; an item that is taken off one can be put back', async () => {
    const person = await manager()
    const { page } = person
    await person.go('/dashboard/incident-types')
    await page
      .getByRole('row', { name: /Spill or release/ })
      .getByRole('link', { name: '2' })
      .click()
    const back = page.getByRole('button', { name: 'Back', exact: true })
    await page.getByRole('link', { name: 'Reached' }).click()
    await stepToEdit(page)
    await page.getByRole('button', { name: 'Remove row 5' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/record\//)
    await back.click()
    await page.getByRole('row', { name: /Reached 4/ }).waitFor()
    await page.getByRole('link', { name: 'Reached' }).click()
    await stepToEdit(page)
    await page.getByText('Archived: 1').click()
    await assertClean(person)
    await page.getByRole('button', { name: 'Restore Air' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/record\//)
    await back.click()
    await page.getByRole('row', { name: /Reached 5/ }).waitFor()
  })

  test('a new list is made within its type', async () => {
    const person = await manager()
    const { page } = person
    await person.go('/dashboard/incident-types')
    await page
      .getByRole('row', { name: /Theft or vandalism/ })
      .getByRole('link', { name: '1' })
      .or(page.getByRole('row', { name: /Theft or vandalism/ }).getByRole('link', { name: '0' }))
      .click()
    // A list without rows offers it below as well.
    await page.getByRole('link', { name: 'New list' }).first().click()
    await page.getByLabel('Name', { exact: false }).first().fill('What was taken')
    await page.getByRole('button', { name: 'Items: Add a row' }).click()
    await page.locator('input:focus').fill('Copper')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('row', { name: /What was taken 1/ }).waitFor()
    await assertClean(person)
  })

  test('a list that several types use is edited once, and says whom that touches', async () => {
    const person = await manager()
    const { page } = person
    await person.go('/dashboard/incident-types')
    await page
      .getByRole('row', { name: /Occupational illness/ })
      .getByRole('link', { name: '4' })
      .click()
    await page.getByText('It also uses:').waitFor()
    await page.getByRole('link', { name: 'Onset' }).click()
    await page.getByText(/Changes apply to everything that uses this list: Injury, /).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Onset' }).waitFor()
    await assertClean(person)
  })

  test('reasons stand under reasons', async () => {
    const person = await manager()
    const { page } = person
    await person.go('/dashboard/incident-reasons')
    await page.getByText('Following procedures').first().waitFor()
    const row = page.getByRole('row', { name: /Took a shortcut/ })
    assert.match((await row.textContent()) ?? '', /Immediate: acts › Following procedures/)
  })
})
