// Who is told what of a deficiency, over HTTP.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { asking } from '../testing/asking.ts'

type Told = { kind: string; says: string; quote: string | null; read: boolean; path: string }

describe('people are told of deficiencies', () => {
  const server = withServer()
  const { me, make, taken, tokenOf } = asking(server)
  const told = async (who: string, id: string): Promise<Told[]> => {
    const answer = await server.ask('GET', '/api/dashboard/notices', { token: await tokenOf(who) })
    return (answer.body.data as unknown as Told[]).filter(({ path }) => path.endsWith(id))
  }
  const kinds = async (who: string, id: string) =>
    (await told(who, id)).map(({ kind, read }) => (read ? `(${kind})` : kind)).reverse()

  test('its owner is told that it is theirs; once it is put right, who may verify it is', async () => {
    const { id, number } = await make({ owner: await me('user'), severity: 'high' })
    assert.deepEqual(await kinds('user', id), ['deficiency-assigned'])
    await taken('user', 'done', id)
    assert.deepEqual(await kinds('user', id), ['(deficiency-assigned)'])
    const [verify] = await told('manager', id)
    assert.equal(
      verify?.says,
      `Luc Tremblay corrected ${number}: A loose board. Verify the fix and close it`,
    )
    await taken('manager', 'reject', id, { reason: 'It still moves.' })
    assert.deepEqual(await kinds('manager', id), ['(fix-to-verify)'])
    const [rejected] = await told('user', id)
    assert.deepEqual(
      [rejected?.kind, rejected?.quote, rejected?.read],
      ['fix-rejected', 'It still moves.', false],
    )
    await taken('user', 'done', id)
    await taken('manager', 'verify', id)
    const all = [...(await told('manager', id)), ...(await told('user', id))]
    assert.equal(all.length, 4)
    assert.ok(all.every(({ read }) => read))
  })

  test('neither its owner nor the person who put it right is asked to verify it', async () => {
    const { id } = await make({ owner: await me('manager') })
    await taken('user', 'done', id)
    assert.deepEqual(await kinds('manager', id), [])
  })

  test('of a confidential one nothing but its number is said', async () => {
    const { id, number } = await make({ owner: await me('manager') })
    const run = (query: ReturnType<typeof sql>) =>
      server.database.database.transaction('owner', (db) => db.run(query))
    await run(sql`update deficiencies set confidential = true where id = ${id}`)
    await run(sql`
      update account set extra_grants = extra_grants || '{confidential.view}'
      where id = ${await me('user')}`)
    await taken('manager', 'reassign', id, { owner: await me('user'), reason: 'Yours' })
    const [again] = await told('user', id)
    assert.ok(again?.says.includes(String(number)) && !again.says.includes('board'), again?.says)
  })
})
