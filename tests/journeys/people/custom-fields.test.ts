// What a company asks of its people: defined in the office, filled in on a phone, seen in the list and in a sheet.
import { describe, test } from 'node:test'
import { phone } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

const label = 'Locker key'

describe('a custom field of users', () => {
  const journeys = withBrowser()

  test('goes from the office to a phone, into the list and into a sheet', async () => {
    const office = await journeys.signedIn('manager@northgate.test')
    const { page } = office
    await office.go('/dashboard/users/custom-fields/create')
    await page.getByLabel('Label', { exact: false }).first().fill(label)
    for (const name of ['Shown to the person', 'Filled in by the person', 'In the list of users'])
      await page.getByRole('group', { name }).getByText('Yes', { exact: true }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/create'))

    const luc = await journeys.signedIn('user@northgate.test', phone)
    await luc.go('/dashboard/my-account')
    const card = luc.page.getByRole('region', { name: 'Custom fields' })
    await card.getByRole('button', { name: 'Edit' }).click()
    const dialog = luc.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: label }).fill('B-17')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await card.getByText('B-17', { exact: true }).waitFor()
    await assertClean(luc)

    await office.go('/dashboard/users?search=Tremblay')
    await page.getByRole('columnheader', { name: label }).waitFor()
    await page.getByRole('cell', { name: 'B-17', exact: true }).waitFor()
    await assertClean(office)

    await office.go('/dashboard/users/invite-upload')
    await page.locator('input[type=file]').setInputFiles({
      name: 'lockers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Email,${label}\nuser@northgate.test,C-04\n`),
    })
    await page.getByRole('radio', { name: 'Update the existing record' }).click()
    const line = page.getByRole('row', { name: 'Luc Tremblay' })
    await line.getByText('B-17', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Import 1 line/ }).click()
    await page.getByText('Imported: 1').waitFor()
    await office.go('/dashboard/users?search=Tremblay')
    await page.getByRole('cell', { name: 'C-04', exact: true }).waitFor()
  })
})
