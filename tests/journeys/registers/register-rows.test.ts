// The one list screen: what is done with rows, one by one and together.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Route } from 'playwright-core'
import { assertClean, withBrowser } from '../journey.ts'
import { actOn, chemicals, list, manager, names, row, toast } from '../lists.ts'
import { toastSaid } from '../toasts.ts'

describe('the rows of a register', () => {
  const journeys = withBrowser()

  test('a row is archived with a reason, taken back, archived again and deleted for good', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await chemicals(person, 'Sienna', 1)
    await person.go(`${list}?search=sienna`)
    await actOn(page, 'Sienna 1', 'Archive')
    const dialog = page.getByRole('dialog', { name: 'Archive Sienna 1?' })
    await dialog.getByLabel('Reason').fill('Ordered twice')
    await assertClean(person)
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await toast(page, 'Archived: Sienna 1.').getByRole('button', { name: 'Undo' }).click()
    await toastSaid(page, 'Restored: Sienna 1.')
    await actOn(page, 'Sienna 1', 'Archive')
    await dialog.getByLabel('Reason').fill('Ordered twice')
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await page.getByText('No matches').waitFor()

    await page.getByRole('link', { name: 'Archived' }).click()
    await page.waitForURL((url) => url.pathname === `${list}/deleted`)
    await row(page, 'Sienna 1').getByText('Ordered twice').waitFor()
    await actOn(page, 'Sienna 1', 'Delete for good')
    const last = page.getByRole('dialog', { name: 'Delete Sienna 1 for good?' })
    await assertClean(person)
    await last.getByRole('button', { name: 'Yes, delete for good' }).click()
    await row(page, 'Sienna 1').waitFor({ state: 'detached' })
  })

  test('a row that is archived while a search is on its way is not shown by its answer', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await chemicals(person, 'Cerulean', 1)
    await person.go(`${list}?search=cerulean`)
    await row(page, 'Cerulean 1').waitFor()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const once = async (route: Route) => {
      const response = await route.fetch()
      answer()
      await held
      // It may have been called off meanwhile.
      await route.fulfill({ response }).catch((error: Error) => error)
    }
    await page.route(/dashboard\/chemicals\?.*search=cerulean(\+|%20)1/, once, { times: 1 })
    await page.getByLabel('Search chemicals').fill('cerulean 1')
    await answered
    await actOn(page, 'Cerulean 1', 'Archive')
    const dialog = page.getByRole('dialog', { name: 'Archive Cerulean 1?' })
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await toastSaid(page, 'Archived: Cerulean 1.')
    release()
    await page.getByText('No matches').waitFor()
  })

  test('what others refer to is not deleted, and they are named', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    const made = await page.evaluate(async () => {
      const send = async (method: string, path: string, body: unknown) => {
        const answer = await fetch(`/api/dashboard/locations${path}`, {
          method,
          headers: {
            authorization: `Bearer ${localStorage.getItem('token')}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        })
        return ((await answer.json()) as { data: { id: string } }).data
      }
      const yard = await send('POST', '', { name: 'Quarry yard', kind: 'yard' })
      const gate = await send('POST', '', { name: 'Quarry gate', kind: 'gate', parent: yard.id })
      await send('PUT', `/${gate.id}/archive`, {})
      await send('PUT', `/${yard.id}/archive`, {})
      return yard.id
    })
    assert.ok(made)
    await person.go('/dashboard/locations/deleted')
    await actOn(page, 'Quarry yard', 'Delete for good')
    person.expected.push(/409/)
    await page.getByRole('button', { name: 'Yes, delete for good' }).click()
    const told = page.getByRole('alert').filter({ hasText: 'Quarry yard cannot be deleted' })
    await told.getByText('Quarry gate').waitFor()
    await assertClean(person)
  })

  test('a selection is changed and archived together', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await chemicals(person, 'Viridian', 4)
    await person.go(`${list}?search=viridian`)
    await page.getByLabel('Select Viridian 1').click()
    await page.getByLabel('Select Viridian 3').click({ modifiers: ['Shift'] })
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByText('3 selected').waitFor()
    await assertClean(person)
    await bar.getByRole('button', { name: 'Change a field' }).click()
    const dialog = page.getByRole('dialog', { name: /Change a field/ })
    await dialog.getByLabel('Field', { exact: true }).fill('Physical state')
    await page.getByRole('option', { name: 'Physical state' }).click()
    await dialog.getByLabel('New value').click()
    await page.getByRole('option', { name: 'Powder' }).click()
    await dialog.getByRole('button', { name: 'Change (3)' }).click()
    await toastSaid(page, 'Done: 3.')
    await person.go(`${list}?filter[physical_state]=powder&search=viridian`)
    await row(page, 'Viridian 3').waitFor()
    assert.deepEqual(await names(page), ['Viridian 1', 'Viridian 2', 'Viridian 3'])
    // Where there are more pages than one, all of them are a press away.
    await person.go(`${list}?per_page=25`)
    await page.getByLabel('Select all on this page').check()
    await bar.getByText('25 selected').waitFor()
    const all = bar.getByRole('button', { name: /^Select all \d+$/ })
    const count = (await all.textContent())?.replace(/\D/g, '')
    await all.click()
    await bar.getByText(`${count} selected`).waitFor()
    await person.go(`${list}?filter[physical_state]=powder&search=viridian`)
    await row(page, 'Viridian 3').waitFor()
    await page.getByLabel('Select all on this page').check()
    await bar.getByRole('button', { name: 'Archive' }).click()
    const why = page.getByRole('dialog', { name: /Archive the selection/ })
    await why.getByRole('button', { name: 'Archive' }).click()
    await page.getByText('No matches').waitFor()
    await toast(page, 'Done: 3.').getByRole('button', { name: 'Undo' }).click()
    await row(page, 'Viridian 3').waitFor()
  })

  test('an order is given with the keyboard and stays', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/hazards/sorting')
    const handles = page.getByRole('button', { name: /^Move / })
    await handles.first().waitFor()
    const order = () => handles.evaluateAll((all) => all.map((one) => one.ariaLabel))
    const [first, second, third] = await order()
    await handles.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('status').filter({ hasText: 'position 3 of' }).waitFor()
    await assertClean(person)
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
    await page.keyboard.press('Space')
    assert.equal((await saved).status(), 204)
    assert.deepEqual((await order()).slice(0, 3), [second, third, first])
    await page.reload()
    await handles.first().waitFor()
    assert.deepEqual((await order()).slice(0, 3), [second, third, first])
  })
})
