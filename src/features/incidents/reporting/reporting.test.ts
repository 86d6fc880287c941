import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { newId } from '../../../kit/ids.ts'
import { asking } from '../testing/asking.ts'

const server = withServer()
const { as } = asking(server)

const told = {
  kind: 'near_miss',
  description: 'A plank fell beside the hoist.',
  occurred_on: '2026-03-09',
  occurred_time: '07:05',
  project: null,
  place: 'East stair',
  photos: [],
}

describe('a quick report', () => {
  for (const who of ['manager', 'user', 'management'])
    test(`is sent by ${who}, and sent twice it is one`, async () => {
      const ask = await as(who)
      const id = newId()
      assert.equal((await ask('PUT', `incident-reports/${id}`, told)).status, 200)
      assert.equal((await ask('PUT', `incident-reports/${id}`, told)).status, 200)
      const { data } = await (await as('manager'))('GET', `incidents/${id}`)
      assert.equal(data.title, told.description)
      assert.deepEqual([data.kind, data.severity, data.place], ['near_miss', 'none', 'East stair'])
      assert.equal(String(data.occurred_time).slice(0, 5), '07:05')
    })

  test('cannot be sent again by another person, and says what is wrong with it', async () => {
    const id = newId()
    await (await as('user'))('PUT', `incident-reports/${id}`, told)
    const again = await (await as('manager'))('PUT', `incident-reports/${id}`, told)
    assert.equal(again.status, 404)
    const wrong = { ...told, photos: [newId()] }
    const refused = await (await as('user'))('PUT', `incident-reports/${newId()}`, wrong)
    assert.equal(refused.status, 422)
    assert.ok(refused.errors?.photos)
  })
})
