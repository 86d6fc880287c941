// Who holds the hash of a paper is told what stands on the genuine one; a file of it is known to the last byte.
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import type { verify } from '../../../src/features/submissions/papers/papers.contract.ts'
import { dayAt } from '../../../src/kit/day.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import type { ReplyOf } from '../../../src/kit/http/route.ts'
import { withServer } from '../../api/server.ts'
import { manager, sending, text, user } from '../sending.ts'

type Verified = ReplyOf<typeof verify>['data']

describe('the check of a paper', () => {
  const server = withServer()
  const { form, body, sent, good } = sending(server)

  test('who brings the hash is told what must stand on the paper; who guesses is told nothing', async () => {
    const made = await form([text('note')])
    const receipt = await sent(user, body(made, { note: 'First' }))
    const asked = async (hash: string, id = receipt.id, file = '') =>
      (await server.ask('GET', `/api/verify/${id}?hash=${hash}${file}`)).body.data as Verified
    const present = await asked(receipt.hash)
    assert.deepEqual([present.known, present.altered, present.present], [true, false, true])
    const { received_at = '', form: title = '', ...said } = { ...present.paper }
    assert.match(title, /^Form \d+$/)
    assert.ok(Math.abs(Date.parse(received_at) - Date.now()) < 60_000)
    assert.deepEqual(said, {
      number: receipt.number,
      companies: ['Northgate Builders'],
      brand: { name: 'Northgate Builders', colour: '#1d5b79', logo: null },
      day: dayAt(new Date(), 'America/Toronto'),
      zone: 'America/Toronto',
      revision: 1,
      pages: [],
      signed: 0,
      attested: 0,
    })
    const next = { ...body(made, { note: 'Second' }), id: undefined, about: undefined }
    await good(user, 'POST', `submissions/${receipt.id}/revisions`, {
      ...next,
      of: 1,
      reason: 'It was wrong.',
    })
    const earlier = await asked(receipt.hash)
    assert.deepEqual([earlier.known, earlier.present], [true, false])
    const nothing = { known: false, altered: false, present: false, paper: null, file: null }
    assert.deepEqual(await asked('0'.repeat(64)), nothing)
    assert.deepEqual(await asked(receipt.hash, randomUUID()), nothing)
    for (let n = 0; n < 18; n += 1) await asked('1'.repeat(64))
    const check = (hash: string) => server.ask('GET', `/api/verify/${receipt.id}?hash=${hash}`)
    assert.equal((await check('1'.repeat(64))).status, 429)
    // Somebody behind the same address holds a paper.
    assert.equal((await check(receipt.hash)).status, 200)
    await server.database.database.transaction('owner', (db) => db.run(sql`delete from attempt`))
  })

  test('a PDF is known to the last byte, to the holder of its hash alone', async () => {
    const made = await form([text('note')])
    const receipt = await sent(user, body(made, { note: 'Hoist is in order' }))
    const answer = await fetch(`${server.address}/api/dashboard/submissions/${receipt.id}/pdf`, {
      headers: { authorization: `Bearer ${await server.token(manager)}` },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length
    const asked = async (file: Uint8Array, hash = receipt.hash) => {
      const path = `/api/verify/${receipt.id}?hash=${hash}&file=${createHash('sha256').update(file).digest('hex')}`
      return (await server.ask('GET', path)).body.data as Verified
    }
    const same = await asked(bytes)
    assert.equal(same.file?.pages, pages)
    assert.deepEqual(same.paper?.companies, ['Northgate Builders'])
    assert.deepEqual(same.paper?.pages, [pages])
    const changed = Buffer.from(bytes)
    changed[changed.length - 8] = 0
    const other = await asked(changed)
    assert.deepEqual([other.known, other.file], [true, null])
    // A paper is genuine by the name that stands on it, whatever the company is called since.
    const renamed = (name: string) =>
      server.database.database.transaction('owner', (db) =>
        db.run(sql`update entities set display_name = ${name} where is_default`),
      )
    await renamed('Northgate Group')
    const since = (await asked(bytes)).paper
    assert.deepEqual(
      [since?.companies, since?.brand.name],
      [['Northgate Builders'], 'Northgate Group'],
    )
    await renamed('Northgate Builders')
    const guessed = await asked(bytes, '2'.repeat(64))
    assert.deepEqual([guessed.known, guessed.paper, guessed.file], [false, null, null])
    await server.database.database.transaction('owner', (db) => db.run(sql`delete from attempt`))
  })
})
