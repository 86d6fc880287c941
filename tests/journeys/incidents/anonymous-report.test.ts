// Somebody without an account reports on a phone, is answered twice, and writes in between.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { asking } from '../../../src/features/incidents/testing/asking.ts'
import { manager } from '../../submissions/sending.ts'
import { field, phone, press } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { countTaps } from '../taps.ts'

describe('an anonymous report', () => {
  const journeys = withBrowser()
  const { as } = asking(journeys)

  test('is answered twice', async () => {
    const ask = await as('manager')
    const { data: offer } = await ask('GET', 'incident-offer')
    const [project] = offer.projects as { id: string; name: string }[]
    const { data } = await ask('PUT', `report-codes/${project?.id}`)
    const visitor = await journeys.visitor(phone)
    const { page } = visitor
    await visitor.go(String(data.path))
    assert.equal(await page.title(), 'Report without a name · Plumbline')
    await assertClean(visitor)
    const { tap, taps } = countTaps()
    await field(page, '2. What happened?').fill('The hoist gate does not lock.')
    await field(page, '3. Where exactly?').fill('Floor 3')
    await tap(page.getByRole('button', { name: 'Send' }))
    await page.getByRole('heading', { name: 'Your tracking code' }).waitFor()
    assert.ok(taps() <= 3)
    await assertClean(visitor)
    const code = await page.locator('code').textContent()

    const staff = await journeys.signedIn(manager)
    await staff.go('/dashboard/incidents/reports')
    const answer = async (words: string) => {
      await staff.page.getByRole('link', { name: 'The hoist gate does not lock.' }).click()
      await field(staff.page, 'Answer').fill(words)
      await press(staff.page, 'Send the answer')
      await staff.page.getByRole('listitem').getByText(words).waitFor()
    }
    await answer('A mechanic comes today.')
    await assertClean(staff)

    await page.getByRole('link', { name: 'Read the answers' }).click()
    await page.getByText('A mechanic comes today.').waitFor()
    assert.equal(await page.title(), 'Your report · Plumbline')
    await field(page, 'Write something more').fill('It locks now.')
    await press(page, 'Send')
    await page.getByRole('listitem').getByText('It locks now.').waitFor()

    await staff.go('/dashboard/incidents/reports')
    await answer('Thank you for telling us.')
    await visitor.go(`/report/thread/${code}`)
    await page.getByText('Thank you for telling us.').waitFor()
    await assertClean(visitor)
    await staff.go(`/dashboard/incidents/reports?view=posters&project=${project?.id}`)
    await staff.page.getByRole('img', { name: 'Code for reports' }).waitFor()
    await assertClean(staff)
  })
})
