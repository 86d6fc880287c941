// A foreman's morning: what waits is one list on a phone, done or begun from there.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addDays } from '../../../src/kit/day.ts'
import { phone, small } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('my work', () => {
  const journeys = withBrowser()
  const worker = 'user@northgate.test'

  test('what is overdue comes first; a to-do is done from the list, and opened again', async () => {
    const token = await journeys.token(worker)
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Toronto' }).format(new Date())
    const body = { title: 'Order more harnesses', due_on: addDays(today, -400) }
    const { status } = await journeys.ask('POST', '/api/dashboard/to-dos', { token, body })
    assert.equal(status, 201)
    const person = await journeys.signedIn(worker, phone)
    const { page } = person
    await person.go('/dashboard/my-work')
    const overdue = page.getByRole('region', { name: /^Overdue/ })
    const first = overdue.getByRole('listitem').first()
    assert.match((await first.textContent()) ?? '', /Order more harnesses/)
    await assertClean(person)
    assert.deepEqual(await small(page), [])
    await overdue.getByRole('button', { name: 'Done: Order more harnesses' }).click()
    await overdue.getByRole('button', { name: 'Reopen: Order more harnesses' }).click()
    await overdue.getByRole('button', { name: 'Done: Order more harnesses' }).click()
    await overdue.getByRole('button', { name: 'Reopen: Order more harnesses' }).waitFor()
    await person.go('/dashboard/my-work')
    await page
      .getByRole('heading', { name: /^Overdue|^Today|^This week|^Later/ })
      .first()
      .waitFor()
    assert.equal(await page.getByText('Order more harnesses').count(), 0)
  })
})
