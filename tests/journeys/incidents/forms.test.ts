// A company's own questions are answered from the record of an incident, while the line is cut; then each leads to the other.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { asking } from '../../../src/features/incidents/testing/asking.ts'
import { manager, sending, text } from '../../submissions/sending.ts'
import { phone } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('a form of kind incident', () => {
  const journeys = withBrowser()
  const { as, report } = asking(journeys)
  const { form } = sending(journeys)

  test('is filled from the record, also without a connection, and the two lead to each other', async () => {
    const { id, number } = await report()
    await form([text('Lamp')], { kind: 'incident', title: 'Lighting at the scene' })
    const person = await journeys.atHome(manager, phone)
    person.expected.push(/ERR_INTERNET_DISCONNECTED/, /permissions could not be checked/)
    const { page } = person
    await person.go(`/dashboard/incidents/record/${id}?tab=forms`)
    await page.getByRole('link', { name: 'Lighting at the scene' }).waitFor()
    await assertClean(person)
    await page.getByRole('link', { name: 'Lighting at the scene' }).click()
    await page.getByRole('textbox', { name: 'Lamp' }).fill('Out since Friday')
    await page.getByRole('heading', { name: 'The incident' }).waitFor()
    await assertClean(person)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('heading', { name: 'Saved on this device' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Open the incident' }).click()
    await page.getByRole('tab', { name: 'Forms' }).click()
    await page.getByText('Lighting at the scene').nth(1).waitFor()
    const { data } = await (await as('manager'))('GET', `submissions?filter[incident]=${id}`)
    const [only, ...others] = (data as unknown as { data: { incident: { name: string } }[] }).data
    assert.equal(others.length, 0)
    assert.ok(only?.incident !== undefined && number !== undefined)
  })
})
