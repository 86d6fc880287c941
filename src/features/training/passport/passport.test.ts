// A card that one installation signed and another checks with its public key alone.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager, sending, stranger } from '../../../../tests/submissions/sending.ts'
import { addDays } from '../../../kit/day.ts'
import { sql } from '../../../kit/db/sql.ts'
import { checkCard, publicKeyOf, signCard, signingKey } from './card.server.ts'
import type { CardFacts } from './passport.contract.ts'

const facts: Omit<CardFacts, 'key'> = {
  v: 2,
  company: 'Northgate',
  company_id: '0199a000-0000-7000-8000-000000000001',
  name: 'Ana Silva',
  issued_on: '2026-11-26',
  ends_on: '2027-02-24',
  holds: [['Working at heights', '2028-03-01', '0a1b2c3d']],
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
    ['2027-02-24', '2028-02-24'],
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

test('a card of the first kind is told from one that was altered', () => {
  const said = Buffer.from(JSON.stringify({ v: 1, name: 'Ana Silva' })).toString('base64url')
  assert.deepEqual(checkCard(`${said}.AAAA`, publicKeyOf(ours)), { verdict: 'old', card: null })
})

describe('the passport of a person', () => {
  const server = withServer()
  const { ask, good } = sending(server)
  type Checked = {
    verdict: string
    card: CardFacts | null
    now: { state: string; until: string | null }[] | null
  }
  const check = async (body: object) => {
    const { body: answer } = await server.ask('POST', '/api/passport/check', { body })
    return answer.data as unknown as Checked
  }

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
    const token = address.replace('/passport/', '')
    assert.equal(card.ends_on, addDays(card.issued_on, 90))
    const checked = await check({ token })
    assert.deepEqual(checked.card, card)
    assert.deepEqual(
      checked.now?.map(({ state }) => state),
      card.holds.map(() => 'holds'),
    )
    const altered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    assert.equal((await check({ token: altered })).verdict, 'altered')
    const foreign = signCard(theirs, facts)
    assert.equal((await check({ token: foreign })).verdict, 'other-key')
    const known = await check({ token: foreign, key: publicKeyOf(theirs) })
    assert.deepEqual(
      [known.verdict, known.card?.name, known.now],
      ['genuine', 'Ana Silva', null],
      'what another installation has revoked since nobody here knows',
    )
  })

  test('a card made before says what was revoked, corrected, renewed or taken away since', async () => {
    type Row = { id: string; version: number }
    const made = <T = Row>(path: string, fields: object) => good<T>(manager, 'POST', path, fields)
    const person = await made('people-without-account', { first_name: 'Ana', last_name: 'Card' })
    const course = (name: string) => made('training', { name, category: 'trade', validity: 'none' })
    const record = async (name: string, more: object = {}) => {
      const { id } = await course(name)
      const fields = { person: person.id, course: id, completed_on: '2024-01-05' }
      return { course: id, ...(await made('users-trainings', { ...fields, ...more })) }
    }
    const change = ({ id }: Row, fields: object) =>
      good<Row>(manager, 'GET', `users-trainings/${id}`).then(({ version }) =>
        good<Row>(manager, 'PATCH', `users-trainings/${id}`, { ...fields, version }),
      )
    const until = (expiry_override: string) => ({
      expiry_override,
      expiry_reason: 'As the card says',
    })
    const [revoked, corrected, renewed, gone] = [
      await record('A revoked'),
      await record('B corrected', until('2999-01-01')),
      await record('C renewed', until('2999-01-01')),
      await record('D archived'),
    ]
    await record('E kept')
    const { path } = await good<{ path: string }>(manager, 'GET', `people/${person.id}/passport`)
    const now = async () =>
      (await check({ token: path.replace('/passport/', '') })).now?.map((one) => [
        one.state,
        one.until,
      ])
    const before = [null, '2999-01-01', '2999-01-01', null, null]
    assert.deepEqual(
      await now(),
      before.map((day) => ['holds', day]),
    )
    await change(revoked, { revoked: true, revoked_reason: 'The provider never held it' })
    await change(corrected, until('2024-02-01'))
    await made('users-trainings', {
      ...{ person: person.id, course: renewed.course, completed_on: '2024-03-01' },
      ...until('2999-06-01'),
    })
    const { version } = await good<Row>(manager, 'GET', `users-trainings/${gone.id}`)
    await good(manager, 'PUT', `users-trainings/${gone.id}/archive`, { version })
    assert.deepEqual(await now(), [
      ['revoked', null],
      ['expired', '2024-02-01'],
      ['changed', '2999-06-01'],
      ['withdrawn', null],
      ['holds', null],
    ])
  })
})
