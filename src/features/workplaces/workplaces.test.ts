// The rules of places, entities and clients.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'

type Row = Record<string, unknown> & { id: string }

describe('workplaces', () => {
  const server = withServer()
  const ask = async (method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: await server.token('manager@northgate.test'),
      ...(body === undefined ? {} : { body }),
    })
  const rowOf = ({ body }: { body: Record<string, unknown> }) => body.data as Row
  const wrong = ({
    status,
    body,
  }: {
    status: number
    body: { errors?: Record<string, string[]> }
  }) => [status, Object.keys(body.errors ?? {})]

  test('places go six levels deep, whether one is put in or a branch is moved', async () => {
    const branch: string[] = []
    for (let level = 1; level <= 6; level += 1) {
      const parent = branch.at(-1)
      const answer = await ask('POST', 'locations', {
        name: `Level ${level}`,
        ...(parent && { parent }),
      })
      assert.equal(answer.status, 201)
      branch.push(rowOf(answer).id)
    }
    const seventh = await ask('POST', 'locations', { name: 'Level 7', parent: branch.at(-1) })
    assert.deepEqual(wrong(seventh), [422, ['parent']])
    const top = rowOf(await ask('POST', 'locations', { name: 'Above all' }))
    const moved = await ask('PATCH', `locations/${branch[0]}`, { version: 1, parent: top.id })
    assert.deepEqual(wrong(moved), [422, ['parent']])
    assert.equal(rowOf(await ask('GET', `locations/${branch[2]}`)).path, 'Level 1 › Level 2')
  })

  test('a place is not inside itself, and not archived while others are inside it', async () => {
    const yard = rowOf(await ask('POST', 'locations', { name: 'Outer yard' }))
    const shed = rowOf(await ask('POST', 'locations', { name: 'Shed', parent: yard.id }))
    assert.deepEqual(
      wrong(await ask('PATCH', `locations/${yard.id}`, { version: 1, parent: shed.id })),
      [422, ['parent']],
    )
    assert.deepEqual(wrong(await ask('PUT', `locations/${yard.id}/archive`, {})), [422, ['']])
  })

  test('one entity is where new records belong; it is not archived', async () => {
    const body = { name: 'Ottawa', legal_name: 'Northgate Ottawa Inc.', is_default: true }
    const ottawa = rowOf(await ask('POST', 'entities', body))
    const { body: listed } = await ask('GET', 'entities?filter[is_default]=yes')
    const defaults = (listed.data as unknown as { data: Row[] }).data
    assert.deepEqual(
      defaults.map(({ name }) => name),
      ['Ottawa'],
    )
    assert.deepEqual(wrong(await ask('PUT', `entities/${ottawa.id}/archive`, {})), [422, ['']])
  })

  test('an entity’s numbers and months are written as their offices write them', async () => {
    const id = () => crypto.randomUUID()
    const base = { name: 'Texas', legal_name: 'Northgate Texas LLC', country: 'US' }
    const asked = async (more: object) => wrong(await ask('POST', 'entities', { ...base, ...more }))
    assert.deepEqual(await asked({ ein: '12345' }), [422, ['ein']])
    assert.deepEqual(await asked({ naics: 'x1' }), [422, ['naics']])
    assert.deepEqual(await asked({ months: [{ id: id(), month: '2026-13' }] }), [422, ['months']])
    const twice = [1, 2].map(() => ({ id: id(), month: '2026-03' }))
    assert.deepEqual(await asked({ months: twice }), [422, ['months']])
    assert.deepEqual(await asked({ ein: '12-3456789', naics: '236220' }), [201, []])
  })

  test('what only one country asks for is not kept of another’s entity', async () => {
    const body = {
      name: 'Quebec',
      legal_name: 'Northgate Québec inc.',
      country: 'CA',
      ein: '12-3456789',
    }
    assert.equal(rowOf(await ask('POST', 'entities', body)).ein, null)
  })

  test('a contact of a client who receives mail has an e-mail address', async () => {
    const client = rowOf(await ask('POST', 'clients', { name: 'Test Client' }))
    const contact = { client: client.id, name: 'Lee', receives: ['monthly_report'] }
    assert.deepEqual(wrong(await ask('POST', 'client-contacts', contact)), [422, ['email']])
    assert.equal(
      (await ask('POST', 'client-contacts', { ...contact, email: 'lee@client.example' })).status,
      201,
    )
    assert.equal(rowOf(await ask('GET', `clients/${client.id}`)).contacts, 'Lee')
  })
})
