// An urgent alert goes from the manager's desk to a phone on the site, and back as a figure.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newId } from '../../../src/kit/ids.ts'
import { phone } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('safety alerts', () => {
  const journeys = withBrowser()

  test('an urgent alert stands on a phone until it is acknowledged by one press, and the figure moves', async () => {
    const token = await journeys.token('manager@northgate.test')
    const title = 'Gas smell in the basement of tower B: nobody goes down before it is measured'
    const { body } = await journeys.ask('POST', '/api/dashboard/safety-alerts', {
      token,
      body: {
        title,
        severity: 'urgent',
        content: [{ id: newId(), kind: 'declaration', words: { en: 'Leave by the ramp.' } }],
      },
    })
    const { id } = body.data as { id: string }

    const worker = await journeys.signedIn('user@northgate.test', phone)
    await worker.go('/dashboard/my-work')
    await worker.page.getByRole('heading', { level: 1 }).waitFor()

    const manager = await journeys.signedIn('manager@northgate.test')
    await manager.go(`/dashboard/safety-alerts/record/${id}`)
    await manager.page.getByRole('button', { name: 'Publish' }).click()
    const dialog = manager.page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByText('in their quiet hours too').waitFor()
    await assertClean(manager)
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await manager.page.getByText('People read it now.').waitFor()

    // The bell hears of it, and the banner with it: nobody loads the page anew.
    const banner = worker.page.getByRole('link', { name: /^Urgent/ })
    await banner.waitFor()
    const box = await banner.boundingBox()
    assert.ok(box !== null && box.height < 60, 'one line')
    await assertClean(worker)
    await banner.click()
    await worker.page.getByText('Leave by the ramp.').waitFor()
    await assertClean(worker)
    await worker.page.getByRole('button', { name: 'I have read it' }).click()
    await worker.page.getByText('You acknowledged it on').waitFor()
    await worker.go('/dashboard/my-work')
    await worker.page.getByRole('heading', { level: 1 }).waitFor()
    await banner.waitFor({ state: 'detached' })

    await manager.page.getByRole('tab', { name: 'Reach' }).click()
    const figure = manager.page.getByRole('definition').nth(3)
    await figure.getByText('1', { exact: true }).waitFor()
    await assertClean(manager)
  })
})
