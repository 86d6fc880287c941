// What a person works on is chosen in the header: forms begin with it, a reload goes on with it, and signing
// out forgets it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { question, sending, user } from '../../submissions/sending.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('what a person works on', () => {
  const journeys = withBrowser()
  const { form } = sending(journeys)

  test('begins a form, outlives a reload, and is forgotten with the session', async () => {
    const of = await form([question('site', 'project', { prefill: 'project' })])
    const foreman = await journeys.signedIn(user)
    const { page } = foreman
    await foreman.go('/dashboard')
    await page.getByRole('button', { name: 'Where do you work now?' }).click()
    const dialog = page.getByRole('dialog', { name: 'What do you work on now?' })
    await dialog.getByRole('combobox', { name: 'Project' }).click()
    await page.getByRole('option', { name: '25-027 – Lakeside platform renewal' }).click()
    await assertClean(foreman)
    await dialog.getByRole('button', { name: 'Save' }).click()
    const said = page.getByRole('button', {
      name: 'You work on: 25-027 – Lakeside platform renewal',
    })
    await said.waitFor()
    await foreman.go(`/dashboard/submissions/create/${of.id}`)
    await said.waitFor()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) =>
        value.includes('Lakeside platform renewal'),
      ),
    )
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Sign Out|Yes/ })
      .click()
    await page.waitForURL(/\/login/)
    assert.equal(await page.evaluate(() => sessionStorage.getItem('plumbline-present')), null)
  })
})
