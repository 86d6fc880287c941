// On a phone, a person makes a token for a program, keeps it, and revokes it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertClean, withBrowser } from '../journey.ts'

describe('personal tokens on My account', () => {
  const journeys = withBrowser()

  test('one is made of chosen rights, shown once, listed and revoked', async () => {
    const person = await journeys.signedIn('manager@northgate.test', {
      viewport: { width: 360, height: 780 },
    })
    const { page } = person
    person.expected.push(/status of 422/)
    await person.go('/dashboard/my-account')
    const section = page.getByRole('region', { name: 'Personal tokens' })
    await section.getByText('No program acts in your name.').waitFor()
    await section.getByRole('button', { name: 'New token' }).click()
    await section.getByRole('button', { name: 'Create the token' }).click()
    await section.getByText('Please say what it is for.').waitFor()
    await assertClean(person)
    await section.getByLabel('What it is for').fill('Payroll export')
    await section.getByLabel('Rights').click()
    await page.getByRole('option', { name: 'locations.view' }).click()
    await page.keyboard.press('Escape')
    await section.getByLabel('Current password').fill('plumbline-demo')
    await section.getByRole('button', { name: 'Create the token' }).click()
    const token = (await section.locator('code').textContent()) ?? ''
    const { status } = await journeys.ask('GET', '/api/dashboard/locations', { token })
    assert.equal(status, 200)
    await section.getByRole('button', { name: 'I have saved it' }).click()
    await page.getByText(token).waitFor({ state: 'detached' })
    await assertClean(person)
    await section.getByRole('button', { name: 'Revoke Payroll export' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await section.getByText('No program acts in your name.').waitFor()
    assert.equal((await journeys.ask('GET', '/api/dashboard/locations', { token })).status, 401)
  })
})
