// Filters of figures are kept as views are: a person's own, under names.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../../tests/api/server.ts'
import { asking } from '../../../incidents/testing/asking.ts'

const { as } = asking(withServer())

test('a person keeps filters, renames them and forgets them; nobody else sees them', async () => {
  const manager = await as('manager')
  const path = 'views/analytics-report'
  const query = 'whose=contractors&compare=no'
  const kept = await manager('POST', path, { name: 'Contractors', query, columns: null })
  assert.equal(kept.status, 201)
  const all = async (who: string) => {
    const { data } = await (await as(who))('GET', path)
    return data.views as { id: string; name: string; query: string }[]
  }
  assert.deepEqual(
    (await all('manager')).map(({ name, query }) => [name, query]),
    [['Contractors', query]],
  )
  assert.deepEqual(await all('management'), [])
  await manager('PATCH', `${path}/${kept.data.id}`, { name: 'Hired people' })
  assert.deepEqual(
    (await all('manager')).map(({ name }) => name),
    ['Hired people'],
  )
  assert.equal((await manager('DELETE', `${path}/${kept.data.id}`)).status, 204)
  assert.deepEqual(await all('manager'), [])
})

test('of a screen that there is not, and of columns that a screen has not, nothing is kept', async () => {
  const manager = await as('manager')
  const body = { name: 'Mine', query: '', columns: null }
  assert.equal((await manager('POST', 'views/no-such-screen', body)).status, 404)
  const columns = { ...body, columns: ['name'] }
  assert.equal((await manager('POST', 'views/analytics-report', columns)).status, 404)
})
