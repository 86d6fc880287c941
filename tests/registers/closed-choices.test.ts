// A picker finds what cannot be chosen, too, and says why; the call that chooses it all the same says the same.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../api/server.ts'
import { as, manager } from '../api/signing/signing-ground.ts'

type Found = { id: string; name: string; why?: string }

describe('what cannot be chosen', () => {
  const server = withServer()

  test('is found by its name after the rest, with why, and refused in the same words', async () => {
    const maya = await as(server, manager)
    const made = (name: string) => maya.got<{ id: string }>('POST', 'clients', { name })
    const open = await made('Quarry Lane Homes')
    const gone = await made('Quarry Lane Barns')
    await maya.got('PUT', `clients/${gone.id}/archive`, {})
    const found = (query: string, person = maya) =>
      person.got<Found[]>('GET', `projects/choices/client?${query}`)
    const bare = (rows: Found[]) => rows.map(({ id, why }) => [id, why])
    assert.deepEqual(bare(await found('search=quarry&closed=1')), [
      [open.id, undefined],
      [gone.id, 'archived'],
    ])
    // Lists that are narrowed by it, and who looks through all, see what can be chosen.
    assert.deepEqual(bare(await found('search=quarry')), [[open.id, undefined]])
    assert.ok((await found('closed=1')).every(({ why }) => why === undefined))
    const other = await as(server, 'manager@southfield.test')
    assert.deepEqual(await found('search=quarry&closed=1', other), [])

    const { status, body } = await maya.ask('POST', 'projects', {
      number: 'Q-1',
      name: 'Barns',
      start_date: '2026-03-02',
      client: gone.id,
    })
    assert.equal(status, 422)
    assert.deepEqual(body.errors, { client: ['This is archived. Restore it first.'] })
  })

  test('a person who has left is found with why, too', async () => {
    const maya = await as(server, manager)
    const people = await maya.got<{ data: { id: string; name: string }[] }>(
      'GET',
      'users?search=Luc',
    )
    const [luc] = people.data
    await server.database.database.transaction('owner', (db) =>
      db.run({
        text: ['update account set deactivated_at = now() where id = ', ''],
        values: [luc?.id],
      }),
    )
    const rows = await maya.got<Found[]>(
      'GET',
      'projects/choices/supervisor?search=luc%20trem&closed=1',
    )
    assert.deepEqual(
      rows.map(({ id, why }) => [id, why]),
      [[luc?.id, 'deactivated']],
    )
  })
})
