// A procedure is written in two languages, approved and published; who only reads sees what was published.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { arrivesAt, assertClean, withBrowser } from '../journey.ts'

const manager = 'manager@northgate.test'
const reader = 'management@northgate.test'

describe('documents', () => {
  const journeys = withBrowser()

  test('a procedure is written, sent, approved and published, and read on a phone', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/swps/create')
    await page.getByLabel('Title').fill('Lifting by hand')
    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'Tools and equipment' }).click()
    await page.getByRole('button', { name: 'Add steps' }).click()
    const steps = page.getByRole('region', { name: 'Steps', exact: true })
    await steps.getByLabel('Step', { exact: true }).fill('Look at the load')
    await steps.getByLabel('Hazards', { exact: true }).fill('It is heavier than it looks')
    await steps.getByLabel('Controls', { exact: true }).fill('Test its weight; get help')
    await page
      .getByRole('radio', { name: /^Français/ })
      .locator('..')
      .click()
    await page.getByText('1 missing').first().waitFor()
    await steps.getByLabel('Step', { exact: true }).fill('Regarder la charge')
    await assertClean(person)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await arrivesAt(page, '/dashboard/swps')
    await page.getByRole('link', { name: 'Lifting by hand' }).click()

    await page.getByRole('button', { name: 'Send for approval' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send for approval' })
    await dialog.getByLabel('What is new').fill('The first one.')
    await assertClean(person)
    await dialog.getByRole('button', { name: 'Send for approval' }).click()
    await page.getByText('Version 1 is in review.').waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    const approval = page.getByRole('dialog', { name: 'Approve' })
    await approval.getByText('It is heavier than it looks').waitFor()
    await approval.getByText('Type', { exact: true }).click()
    await approval.getByRole('textbox').fill('Maya Okafor')
    await assertClean(person)
    await approval.getByRole('button', { name: 'Sign and approve' }).click()
    await page.getByText('Version 1 is approved: it can be published.').waitFor()
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Publish' }).waitFor({ state: 'detached' })
    const address = new URL(page.url()).pathname

    const phone = await journeys.signedIn(reader, { viewport: { width: 360, height: 740 } })
    // The head comes late: until it is there nothing can be pressed that it would push away.
    const head = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    await phone.page.route(/\/assets\/DocumentHead-/, async (route) => {
      asked.resolve()
      await head.promise
      await route.continue()
    })
    await phone.go(address)
    await asked.promise
    assert.equal(await phone.page.getByRole('tab').count(), 0)
    head.resolve()
    await phone.page.getByText('It is heavier than it looks').waitFor()
    assert.equal(await phone.page.getByRole('button', { name: 'Send for approval' }).count(), 0)
    await phone.page.getByRole('tab', { name: 'Versions' }).click()
    await phone.page.getByRole('button', { name: 'Read', exact: true }).click()
    await phone.page.getByRole('dialog').getByText('Test its weight; get help').waitFor()
    await assertClean(phone)
    await phone.page.keyboard.press('Escape')

    await phone.page.getByRole('link', { name: 'Read and sign' }).click()
    await phone.page.getByRole('button', { name: 'I have read it: sign' }).click()
    const sheet = phone.page.getByRole('dialog', { name: 'Sign: Lifting by hand' })
    await sheet.getByText('Type', { exact: true }).click()
    await sheet.getByRole('textbox').fill('Priya Nair')
    await assertClean(phone)
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
    await phone.page.getByText('You signed version 1 on').waitFor()
    await phone.page.getByRole('button', { name: 'Others sign here' }).click()
    const here = phone.page.getByRole('dialog', { name: 'Sign: Lifting by hand' })
    await here.getByLabel('Find a name').fill('maya')
    await assertClean(phone)
    await here.getByRole('button', { name: /^Maya Okafor/ }).click()
    await here.getByText('Type', { exact: true }).click()
    await here.getByRole('textbox').fill('Maya Okafor')
    await here.getByRole('button', { name: 'Sign', exact: true }).click()
    await here.getByText('2 of').waitFor()
    await assertClean(phone)

    await page.reload()
    await page.getByRole('tab', { name: 'Sign-offs' }).click()
    await page.getByText('On the device of').waitFor()
    await page
      .getByRole('img', { name: /Priya Nair/ })
      .or(page.getByText('Priya Nair'))
      .first()
      .waitFor()
    await assertClean(person)
  })
})
