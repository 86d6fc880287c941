// The code on a product's label: opened, turned over, taken back.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readCode } from '../../read-code.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('the code on a label', () => {
  const journeys = withBrowser()

  test('is turned over and taken back after a question, and what was printed leads nowhere', async () => {
    const token = await journeys.token('manager@northgate.test')
    const { body } = await journeys.ask('GET', '/api/dashboard/chemicals?per_page=200', { token })
    const [row] = (body.data as { data: { id: string; name: string }[] }).data
    const person = await journeys.signedIn('manager@northgate.test')
    const { page } = person
    await person.go(`/dashboard/chemicals/edit/${row?.id}`)
    const panel = page.getByRole('region', { name: 'Workplace label' })
    const open = panel.getByRole('link', { name: 'Open the public page' })
    const first = (await open.getAttribute('href')) ?? ''
    const press = async (name: string) => {
      await panel.getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog', { name })
      await assertClean(person)
      await dialog.getByRole('button', { name }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await press('Create a new code')
    await panel.locator(`a[href^="/qr-code/"]:not([href="${first}"])`).waitFor()
    const second = (await open.getAttribute('href')) ?? ''
    const code = panel.getByRole('img', { name: `Code for ${row?.name}` })
    assert.equal(await readCode(await code.screenshot()), journeys.address + second)
    const status = async (path: string) => (await journeys.ask('GET', `/api${path}`, {})).status
    assert.deepEqual([await status(first), await status(second)], [404, 200])
    await press('Withdraw the public page')
    await panel.getByText('The public page was withdrawn').waitFor()
    assert.equal(await status(second), 404)
    await code.waitFor({ state: 'detached' })
    await assertClean(person)
  })
})
