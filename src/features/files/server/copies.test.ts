// One file for several records: each gets a copy, from the person who sent it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { daysFromNow } from '../../../kit/day.ts'

describe('copies of a file', () => {
  const server = withServer()
  const manager = 'manager@northgate.test'

  test('are made by its sender alone, until a record names it; each is of one record', async () => {
    const token = await server.token(manager)
    const form = new FormData()
    form.append('file', new Blob(['For both of them.'], { type: 'text/plain' }), 'plan.txt')
    const sent = await fetch(`${server.address}/api/store_file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const file = ((await sent.json()) as { data: { id: string } }).data.id
    const copy = async (email: string) =>
      server.ask('POST', '/api/files/copies', {
        token: await server.token(email),
        body: { ids: [file] },
      })
    const made = [await copy(manager), await copy(manager)].map(
      ({ body }) => (body.data as unknown as { id: string }[])[0]?.id ?? '',
    )
    assert.equal(new Set([file, ...made]).size, 3)
    const task = (id: string) =>
      server.ask('POST', '/api/dashboard/task-management', {
        token,
        body: {
          ...{ title: 'Fence', priority: 'normal', completion: 'one', due_on: daysFromNow(2) },
          attachments: [id],
        },
      })
    for (const id of [...made, file]) assert.equal((await task(id)).status, 201)
    assert.equal((await task(file)).status, 422)
    const refused = await Promise.all(
      [manager, 'user@northgate.test', 'manager@southfield.test'].map(copy),
    )
    assert.deepEqual(
      refused.map(({ status }) => status),
      [404, 404, 404],
    )
  })
})
