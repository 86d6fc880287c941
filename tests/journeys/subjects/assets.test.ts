// Assets: within their type, tagged out and released, with what a type asks of each.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { arrivesAt, assertClean, withBrowser } from '../journey.ts'
import { stepToEdit } from '../lists.ts'

describe('assets', () => {
  const journeys = withBrowser()
  const manager = () => journeys.signedIn('manager@northgate.test')

  test('a type leads to its assets; one is tagged out in the list, with the reason, and released', async () => {
    const person = await manager()
    const { page } = person
    await person.go('/dashboard/asset-types')
    await page
      .getByRole('row', { name: /Full-body harness/ })
      .getByRole('link', { name: '10' })
      .click()
    await page.getByText('HAR-001').waitFor()
    const row = page.getByRole('row', { name: /HAR-002/ })
    await row.getByRole('button', { name: 'Actions for Harness 2' }).click()
    await page.getByRole('menuitem', { name: 'Tag out' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tag out Harness 2 (HAR-002)?' })
    assert.ok(await dialog.getByRole('button', { name: 'Tag out' }).isDisabled())
    await dialog.getByLabel('What is wrong with it').fill('Leg strap cut')
    await assertClean(person)
    await dialog.getByRole('button', { name: 'Tag out' }).click()
    await row.getByText('Out of service').waitFor()
    await row.getByRole('button', { name: 'Actions for Harness 2' }).click()
    await page.getByRole('menuitem', { name: 'Return to service' }).click()
    await page.getByLabel('What was repaired and checked').fill('New leg strap, checked')
    await page.getByRole('checkbox', { name: /competent person/ }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Return to service' }).click()
    await row.getByText('In service').waitFor()
  })

  test('what happened to an asset stands with it: tags, places, meters, and a label with its code', async () => {
    const person = await manager()
    const { page } = person
    await person.go('/dashboard/asset-types')
    await page
      .getByRole('row', { name: /Elevating work platform/ })
      .getByRole('link', { name: '7' })
      .click()
    await page.getByRole('link', { name: 'Scissor lift 3' }).click()
    await stepToEdit(page)
    const tags = page.getByRole('region', { name: 'In service or tagged out' })
    await tags.getByText('Pothole guard does not lower').waitFor()
    await tags.getByRole('button', { name: 'Return to service' }).click()
    await page.getByLabel('What was repaired and checked').fill('Guard freed and greased')
    await page.getByRole('checkbox', { name: /competent person/ }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Return to service' }).click()
    await tags.getByText('Returned to service: Guard freed and greased').waitFor()
    // The form knows: what is saved next is not held up by a change of one's own.
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#field-status input')?.value === 'In service',
    )
    const been = page.getByRole('region', { name: 'Location history' })
    await been.getByText('698.5 hours').waitFor()
    await been.getByRole('textbox', { name: 'Reading' }).fill('600')
    await been.getByRole('button', { name: 'Add reading' }).click()
    await been.getByText('Was the meter replaced?').waitFor()
    person.expected.push(/422/)
    await been.getByRole('textbox', { name: 'Reading' }).fill('702')
    await been.getByRole('button', { name: 'Add reading' }).click()
    await been.getByText('702 hours').waitFor()
    await page.getByRole('img', { name: 'Code for Scissor lift 3' }).waitFor()
    await assertClean(person)
  })

  test('a new asset answers what its type asks, and is asked for a quantity only where it is counted', async () => {
    const person = await manager()
    const { page } = person
    await person.go('/dashboard/asset-types')
    await page
      .getByRole('row', { name: /Elevating work platform/ })
      .getByRole('link', { name: '7' })
      .click()
    await page.getByRole('link', { name: 'New asset' }).click()
    await page.getByLabel('Name').fill('Boom lift 1')
    await page.getByLabel('Tag number').fill('EWP-090')
    await page.getByLabel('Working height (m)').waitFor()
    assert.equal(await page.getByLabel('Quantity').count(), 0)
    person.expected.push(/422/)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('This is required.').first().waitFor()
    await page.getByLabel('Working height (m)').fill('15.7')
    await page.getByText('Diesel', { exact: true }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Boom lift 1' }).waitFor()
    await person.go('/dashboard/asset-types')
    await page
      .getByRole('row', { name: /Lanyard/ })
      .getByRole('link', { name: '2' })
      .click()
    await page.getByRole('link', { name: 'New asset' }).click()
    await page.getByLabel('Quantity').waitFor()
    await page.getByLabel('Minimum stock').waitFor()
  })

  test('on a phone: the list of a type, and the page of an asset', async () => {
    const person = await journeys.signedIn('user@northgate.test', {
      viewport: { width: 360, height: 740 },
    })
    const { page } = person
    await person.go('/dashboard/asset-types?search=elevating')
    await page.getByRole('button', { name: 'Actions for Elevating work platform' }).click()
    await page.getByRole('menuitem', { name: 'Assets of this type' }).click()
    await page.getByText('EWP-001').waitFor()
    await assertClean(person)
    await page.getByRole('link', { name: 'Scissor lift 1' }).click()
    await page.getByRole('heading', { level: 1, name: 'Scissor lift 1' }).waitFor()
    await page.getByRole('img', { name: 'Code for Scissor lift 1' }).waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    assert.equal(wide, false)
    await assertClean(person)
  })

  test('a scanned code leads past the login to where the asset is read', async () => {
    const token = await journeys.token('manager@northgate.test')
    const ask = async (method: string, path: string) =>
      (await journeys.ask(method, `/api/dashboard/${path}`, { token })).body.data
    const { data } = (await ask('GET', 'inventory?search=AED-001')) as { data: { id: string }[] }
    const { path } = (await ask('POST', `inventory/${data[0]?.id}/code`)) as { path: string }
    const person = await journeys.signedIn('user@northgate.test')
    await person.go(path)
    await arrivesAt(person.page, `/dashboard/assets/inventory/record/${data[0]?.id}`)
    await person.page.getByRole('heading', { level: 1, name: 'AED, head office' }).waitFor()
  })
})
