// A card that one installation signed and another checks with its public key alone.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager, sending, stranger } from '../../../../tests/submissions/sending.ts'
import { sql } from '../../../kit/db/sql.ts'
import { checkCard, publicKeyOf, signCard, signingKey } from './card.server.ts'
import type { CardFacts } from './passport.contract.ts'

const facts: Omit<CardFacts, 'key'> = {
  v: 1,
  company: 'Northgate',
  name: 'Ana Silva',
  issued_on: '2026-11-26',
  holds: [['Working at heights', '2028-03-01']],
}
const [ours, theirs] = [signingKey(Buffer.alloc(32, 1)), signingKey(Buffer.alloc(32, 2))]

test('a card is genuine under the key of who issued it, and of no one else', () => {
  const token = signCard(theirs, facts)
  const { verdict, card } = checkCard(token, publicKeyOf(theirs))
  assert.deepEqual([verdict, card?.name, card?.holds], ['genuine', 'Ana Silva', facts.holds])
  assert.equal(checkCard(token, publicKeyOf(ours)).verdict, 'other-key')
})

test('a card that says another name, a later day or another issuer fails', () => {
  const [said = '', signature = ''] = signCard(theirs, facts).split('.')
  const altered = (from: string, to: string) => {
    const text = Buffer.from(said, 'base64url').toString()
    assert.ok(text.includes(from))
    return `${Buffer.from(text.replace(from, to)).toString('base64url')}.${signature}`
  }
  for (const [from, to] of [
    ['Ana Silva', 'Bea Silva'],
    ['2028-03-01', '2029-03-01'],
    [publicKeyOf(theirs), publicKeyOf(ours)],
  ] as const)
    for (const key of [theirs, ours])
      assert.notEqual(checkCard(altered(from, to), publicKeyOf(key)).verdict, 'genuine')
  for (const token of [
    '',
    '.',
    `${said}.`,
    `${said}.AAAA`,
    'bm9uc2Vuc2U.AAAA',
    `x${said}.${signature}`,
  ])
    assert.equal(checkCard(token, publicKeyOf(theirs)).verdict, 'altered', token)
})

describe('the passport of a person', () => {
  const server = withServer()
  const { ask, good } = sending(server)

  test('has what they hold and is proven, is checked without signing in, and is no other company’s', async () => {
    const [record] = await server.database.database.transaction('owner', (db) =>
      db.many<{ person: string; name: string }>(sql`
        select r.person, r.name from training_records r join company c on c.id = r.company_id
        where c.slug = 'northgate' and r.verified_how is not null and r.expires_on > now() + interval '9 days'
        order by r.id limit 1`),
    )
    assert.ok(record)
    const path = `people/${record.person}/passport`
    const { path: address, card } = await good<{ path: string; card: CardFacts }>(
      manager,
      'GET',
      path,
    )
    assert.ok(card.holds.some(([name]) => name === record.name))
    assert.equal((await ask(stranger, 'GET', path)).status, 404)
    const check = async (body: object) => {
      const { body: answer } = await server.ask('POST', '/api/passport/check', { body })
      return answer.data as unknown as { verdict: string; card: CardFacts | null }
    }
    const token = address.replace('/passport/', '')
    assert.deepEqual((await check({ token })).card, card)
    const altered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    assert.equal((await check({ token: altered })).verdict, 'altered')
    const foreign = signCard(theirs, facts)
    assert.equal((await check({ token: foreign })).verdict, 'other-key')
    const known = await check({ token: foreign, key: publicKeyOf(theirs) })
    assert.deepEqual([known.verdict, known.card?.name], ['genuine', 'Ana Silva'])
  })
})
