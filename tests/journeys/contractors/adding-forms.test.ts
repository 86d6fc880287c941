// The forms that a contractor owes, added several at once.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertClean, withBrowser } from '../journey.ts'

describe('forms of a contractor', () => {
  const journeys = withBrowser()

  test('two forms become two lines by one rule; without a day of the week nothing is sent', async () => {
    const token = await journeys.token('manager@northgate.test')
    const ask = (path: string) => journeys.ask('GET', `/api/dashboard/${path}`, { token })
    type Named = { id: string; name: string }
    const rowsOf = async (path: string) =>
      ((await ask(path)).body.data as { data: (Named & Record<string, unknown>)[] }).data
    const contractor = (await rowsOf('trade-contractors?per_page=200')).find(
      ({ name }) => name === 'Bright Coat Painting',
    )
    assert.ok(contractor)
    const lines = () => rowsOf(`tc-forms?filter[trade_contractor]=${contractor.id}&per_page=200`)
    const before = (await lines()).map(({ id }) => id)
    const person = await journeys.signedIn('manager@northgate.test')
    const { page } = person
    person.expected.push(/status of 422 .*tc-forms/)
    await person.go(`/dashboard/trade-contractors/record/${contractor.id}?tab=forms`)
    await page.getByRole('link', { name: 'Add contractor forms' }).click()
    const form = page.getByRole('form', { name: 'Add contractor forms' })
    const forms = form.getByRole('combobox', { name: 'Forms' })
    for (const typed of ['Weekly site inspection', 'Near miss']) {
      await forms.fill(typed)
      await page.getByRole('option', { name: typed }).first().click()
    }
    await page.keyboard.press('Escape')
    await assertClean(person)
    await form.getByRole('button', { name: 'Add 2 forms' }).click()
    await form.getByText('Choose the day of the week on which it is due.').waitFor()
    assert.equal((await lines()).length, before.length)
    await form.getByText('Friday').click()
    await form.getByRole('button', { name: 'Add 2 forms' }).click()
    await page.waitForURL(/record\/.*tab=forms/)
    const added = (await lines()).filter(({ id }) => !before.includes(id))
    assert.deepEqual(
      added.map(({ frequency, weekdays }) => [frequency, weekdays]),
      [
        ['weekly', ['5']],
        ['weekly', ['5']],
      ],
    )
  })
})
