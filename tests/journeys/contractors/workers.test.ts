// A contact adds a worker in the portal and sends their card.
import { describe, test } from 'node:test'
import { phone } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { photo } from '../submissions/site-photos.ts'

describe('the workers of a contractor', () => {
  const journeys = withBrowser()

  test('one is added and a card is sent, which waits to be verified', async () => {
    const person = await journeys.signedIn('contractor@ironside.test', phone)
    const { page } = person
    await person.go('/contractors/workers')
    await page.getByRole('heading', { name: 'Abel Thornton' }).waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Add a worker' }).click()
    const form = page.getByRole('dialog', { name: 'Add a worker' })
    await form.getByLabel('First name').fill('Nia')
    await form.getByLabel('Last name').fill('Boateng')
    await assertClean(person)
    await form.getByRole('button', { name: 'Add a worker' }).click()
    const nia = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Nia Boateng' }) })
    await nia.getByText('No cards yet.').waitFor()
    await nia.getByRole('button', { name: 'Send a card or certificate' }).click()
    const card = page.getByRole('dialog', { name: 'Card of Nia Boateng' })
    await card.getByRole('combobox', { name: 'Course' }).fill('Working at heights')
    await page.getByRole('option', { name: 'Working at heights', exact: true }).click()
    await card.getByLabel('Completed on').fill('2026-01-05')
    await card.getByLabel('Valid until').fill('2098-01-05')
    await card.getByLabel('Number of the card').fill('W-77')
    await card.getByRole('button', { name: 'Send', exact: true }).click()
    await card.getByText('Choose a picture or a PDF of the card.').waitFor()
    await card.locator('input[type=file]').setInputFiles(await photo(1))
    await assertClean(person)
    await card.getByRole('button', { name: 'Send', exact: true }).click()
    await card.waitFor({ state: 'detached' })
    await nia.getByText('until Jan 5, 2098').waitFor()
    await nia.getByText('Not verified yet').waitFor()
  })
})
