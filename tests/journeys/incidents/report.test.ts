// A near miss is reported on a phone while the line is cut, with a photo.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { asking } from '../../../src/features/incidents/testing/asking.ts'
import { user } from '../../submissions/sending.ts'
import { until } from '../../until.ts'
import { phone } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { countTaps } from '../taps.ts'

const away = [/ERR_INTERNET_DISCONNECTED/, /permissions could not be checked/]
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('a quick report on a phone', () => {
  const journeys = withBrowser()
  const { as } = asking(journeys)

  test('takes four taps and one sentence, and leaves when the line is back', async () => {
    const person = await journeys.atHome(user, phone)
    person.expected.push(...away)
    const { page } = person
    const { tap, taps } = countTaps()
    await page.goto(`${journeys.address}/dashboard/incidents/report`)
    await page.getByRole('button', { name: /^Near miss/ }).waitFor()
    await assertClean(person)
    await tap(page.getByRole('button', { name: /^Near miss/ }))
    await page.context().setOffline(true)
    const words = 'A bucket fell from the hoist.'
    await page.getByRole('textbox', { name: 'What happened?' }).fill(words)
    const chooser = page.waitForEvent('filechooser')
    await tap(page.getByRole('button', { name: 'Choose photo' }))
    await (await chooser).setFiles({ name: 'hoist.png', mimeType: 'image/png', buffer: png })
    await page.getByRole('img', { name: /hoist/ }).waitFor()
    await assertClean(person)
    await tap(page.getByRole('button', { name: 'Send' }))
    await page.getByText(/It will be sent as soon as there is a connection/).waitFor()
    assert.ok(taps() <= 4, `${taps()} taps`)
    await page.context().setOffline(false)
    await page.getByText('Your report has arrived.').waitFor()
    const ask = await as('manager')
    await until(async () => {
      const { data } = await ask('GET', `incidents?search=${encodeURIComponent('bucket fell')}`)
      const [found] = (data as unknown as { data: { photos: unknown[] }[] }).data
      return found?.photos.length === 1
    })
  })
})
