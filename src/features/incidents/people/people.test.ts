import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { asking } from '../testing/asking.ts'

const server = withServer()
const { as, report } = asking(server)

type People = { people: { name: string; known: boolean; details: object | null }[] }
const details = {
  injuries: [{ part: 'wrist', side: 'left', nature: 'fracture' }],
  treatment: 'Taken to hospital.',
}
const hurt = { role: 'injured', name: 'Vera Kim', employer: 'Cedar Steel', details }

describe('the people of an incident', () => {
  test('are told to everyone who sees it, their injuries to people who read confidential information', async () => {
    const { id } = await report()
    const [foreman, manager] = [await as('user'), await as('manager')]
    const path = `incidents/${id}/people`
    assert.ok((await foreman('PUT', `${path}/${newId()}`, hurt)).status < 300)
    const seen = (await foreman('GET', path)).data as unknown as People
    assert.deepEqual(
      seen.people.map(({ name, known, details: told }) => [name, known, told]),
      [['Vera Kim', true, null]],
    )
    const read = (await manager('GET', path)).data as unknown as People
    assert.deepEqual(read.people[0]?.details, { ...details, facts: {} })
    await manager('GET', path)
    const reads = await server.database.database.transaction('owner', (db) =>
      db.many(sql`select account from incident_person_read where incident = ${id}`),
    )
    assert.equal(reads.length, 1)
  })

  test('are never stored in words that the database reads', async () => {
    const { id } = await report()
    await (await as('user'))('PUT', `incidents/${id}/people/${newId()}`, hurt)
    const [row] = await server.database.database.transaction('owner', (db) =>
      db.many<{ text: string }>(
        sql`select p::text as text from incident_person p where incident = ${id}`,
      ),
    )
    assert.ok(row && !/wrist|hospital/.test(row.text))
  })

  test('have their injuries changed only by people who read them, and keep them when the rest is changed', async () => {
    const { id } = await report()
    const [foreman, manager] = [await as('user'), await as('manager')]
    const path = `incidents/${id}/people/${newId()}`
    await foreman('PUT', path, hurt)
    assert.equal((await foreman('PUT', path, hurt)).code, 'grant/missing')
    const { details: _, ...rest } = hurt
    assert.ok((await foreman('PUT', path, { ...rest, name: 'Vera Kimm' })).status < 300)
    const read = (await manager('GET', `incidents/${id}/people`)).data as unknown as People
    assert.deepEqual(
      [read.people[0]?.name, read.people[0]?.details],
      ['Vera Kimm', { ...details, facts: {} }],
    )
    const wrong = {
      ...hurt,
      details: { ...details, injuries: [{ ...details.injuries[0], part: 'tail' }] },
    }
    assert.equal((await manager('PUT', path, wrong)).status, 422)
    const other = await report()
    const moved = path.replace(id, other.id)
    assert.equal((await manager('PUT', moved, hurt)).status, 404)
  })
})
