import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { writingDocuments } from '../testing/writing-documents.ts'

const server = withServer()
const { as, aPolicy } = writingDocuments(server)

type Kind = { register: string; rows: number; needs: { concern: string; count: number }[] }

describe('the resources of a company', () => {
  async function kinds(who: string): Promise<Record<string, Kind>> {
    const ask = await as(who)
    const data = (await ask('GET', 'resources')).data as unknown as Kind[]
    return Object.fromEntries(data.map((kind) => [kind.register, kind]))
  }
  const count = ({ needs = [] }: Partial<Kind> = {}, concern: string) =>
    needs.find((need) => need.concern === concern)?.count ?? 0

  test('say how many there are of each kind, and what waits to be approved or reviewed', async () => {
    const before = await kinds('manager')
    assert.deepEqual(Object.keys(before), [
      'policies',
      'swps',
      'orientation',
      'custom-resources',
      'jhsc',
      'first-aiders',
      'hs-reps',
    ])
    const reader = (await kinds('user')).policies
    const { ask, id, read, send, decide } = await aPolicy()
    await ask('PATCH', `policies/${id}`, { version: (await read()).version, review_months: 1 })
    const { number } = (await send()).data
    const sent = (await kinds('manager')).policies
    assert.equal(sent?.rows, (before.policies?.rows ?? 0) + 1)
    assert.equal(count(sent, 'waiting'), count(before.policies, 'waiting') + 1)
    // People who read documents see what is published, and are asked for nothing.
    assert.deepEqual((await kinds('user')).policies, { ...reader, needs: [] })

    await decide(Number(number), 'approve')
    await decide(Number(number), 'publish')
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`update document_version set published_at = now() - interval '20 days'
        where document = ${id}`),
    )
    const published = (await kinds('manager')).policies
    assert.equal(count(published, 'waiting'), count(before.policies, 'waiting'))
    assert.equal(count(published, 'review'), count(before.policies, 'review') + 1)
    assert.equal((await kinds('user')).policies?.rows, (reader?.rows ?? 0) + 1)
  })

  test('what is counted is what its list is narrowed to', async () => {
    const ask = await as('manager')
    const data = (await ask('GET', 'resources')).data as unknown as (Kind & {
      needs: { filters: Record<string, string[]> }[]
    })[]
    assert.ok(data.some(({ needs }) => needs.length > 0))
    for (const { register, needs } of data)
      for (const { count: found, filters } of needs) {
        const query = new URLSearchParams(
          Object.entries(filters).flatMap(([name, values]) =>
            values.map((value): [string, string] => [`filter[${name}]`, value]),
          ),
        )
        const list = (await ask('GET', `${register}?${query}`)).data
        assert.equal(list.total, found, register)
      }
  })
})
