// A company's own questions are answered from the record of an incident, while the line is cut; then each leads to the other.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { asking } from '../../../src/features/incidents/testing/asking.ts'
import { manager, sending, text, user } from '../../submissions/sending.ts'
import { phone } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('a form of kind incident', () => {
  const journeys = withBrowser()
  const { as, report } = asking(journeys)
  const { body, form, sent } = sending(journeys)

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

  test('that came without an incident reports one from its own page', async () => {
    const says = { ...text('Where it slid'), type: 'textarea', required: true } as never
    const of = await form([says], { kind: 'incident', title: 'What the crew saw' })
    const { id } = await sent(user, body(of, { 'Where it slid': 'On the north stair.' }))
    const person = await journeys.atHome(manager, phone)
    const { page } = person
    await person.go(`/dashboard/submissions/edit/${id}`)
    await page.getByRole('button', { name: 'Add to an incident' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to an incident' })
    // The form says what happened.
    await dialog.getByLabel('Where exactly').fill('Level 2')
    assert.equal(await dialog.getByLabel('What happened').count(), 0)
    await assertClean(person)
    await dialog.getByRole('button', { name: 'Report the incident' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'On the north stair.' }).click()
    await page.getByText('Level 2').first().waitFor()
    await page.getByRole('tab', { name: 'Forms' }).click()
    await page.getByText('What the crew saw').nth(1).waitFor()
  })
})
