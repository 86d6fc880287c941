// A policy from its draft to the signatures of a crew, on one device that goes from person to person.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { demoPassword } from '../../../app/demo/fill-demo.server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { says, writingDocuments } from '../testing/writing-documents.ts'

const server = withServer()
const { as, aPolicy } = writingDocuments(server)

type Signer = { id: string; name: string; asked: boolean; signed: boolean; by_pin: boolean }
type Signoff = { name: string; given: { method: string }; witness: string | null }

const pin = '402917'
const typed = (name: string) => ({ given: { method: 'typed', name }, statement_lang: 'en' })

/** A published policy that is for everyone, at the device of a manager. */
async function sheet() {
  const { ask, id, read, publish } = await aPolicy(undefined, says('We tie off above 3 m.'))
  const everyone = [{ kind: 'everyone' }]
  await ask('PATCH', `policies/${id}`, { version: (await read()).version, audience: everyone })
  await publish()
  const holder = await as('management')
  const document = `documents/${id}`
  const { hash } = (await holder('GET', document)).data
  const signers = async () => (await holder('GET', `${document}/signers`)).data.signers as Signer[]
  const signoffs = async () =>
    (await holder('GET', `${document}/signoffs`)).data.signoffs as Signoff[]
  const said = { hash, statement_lang: 'en', seconds: 40 }
  const enter = (person: string, number: string, more: object = {}) =>
    holder('POST', `${document}/signoffs/pin`, { ...said, person, pin: number, ...more })
  const byHand = ({ id: person, name }: Signer) =>
    holder('POST', `${document}/signoffs`, { ...said, ...typed(name), person })
  return { holder, signers, signoffs, enter, byHand }
}

/** A worker who has chosen a number. */
async function withNumber(): Promise<string> {
  const worker = await as('user')
  const choice = { pin, password: demoPassword }
  assert.equal((await worker('PUT', 'account/signing-pin', choice)).status, 204)
  return server.database.database.transaction('owner', async (db) => {
    await db.run(sql`update signing_pin set failures = 0, locked_until = null`)
    const chosen = await db.maybe(
      { account: 'string' },
      sql`select account from signing_pin where pin_hash is not null`,
    )
    assert.ok(chosen)
    return chosen.account
  })
}

const withoutAccount = () =>
  server.database.database.transaction('owner', async (db) => {
    const found = await db.maybe(
      { id: 'string' },
      sql`
      select p.id from person p join company c on c.id = p.company_id
      where c.slug = 'northgate' and p.archived_at is null
        and not exists (select from account a where a.id = p.id)
      order by p.id limit 1`,
    )
    assert.ok(found)
    return found.id
  })

const holderName = 'Helen Zhang'

describe('a device that goes from person to person', () => {
  test('everybody whom a policy is for signs it in one pass', async () => {
    const { signers, signoffs, enter, byHand } = await sheet()
    const number = await withNumber()
    const asked = (await signers()).filter((one) => one.asked)
    assert.deepEqual(
      asked.filter(({ by_pin }) => by_pin).map(({ id }) => id),
      [number],
    )
    const crew = asked.slice(0, 60)
    const hands = crew.filter(({ id, name }) => id !== number && name !== holderName)
    assert.ok(hands.length > 5, `a crew, not ${hands.length} people`)
    for (const one of hands) assert.equal((await byHand(one)).status, 204, one.name)
    assert.equal((await enter(number, pin)).status, 204)

    const signed = (await signers()).filter((one) => one.signed).map(({ id }) => id)
    assert.deepEqual(new Set(signed), new Set([...hands.map(({ id }) => id), number]))
    const given = await signoffs()
    assert.equal(given.length, hands.length + 1)
    assert.ok(given.every(({ witness }) => witness !== null))
    assert.deepEqual(given.filter((one) => one.given.method === 'pin').length, 1)
  })

  test('a person who chose a number is protected by it', async () => {
    const { signers, signoffs, enter, byHand } = await sheet()
    const number = await withNumber()
    const whose = (await signers()).find(({ id }) => id === number)
    assert.ok(whose?.by_pin)
    assert.equal((await byHand(whose)).code, 'signature/person')
    assert.equal((await enter(number, '402918')).code, 'signature/pin')
    const called = async (wanted: string) =>
      (await signers()).find(({ name }) => name === wanted)?.id ?? ''
    // It does not tell whether one is set.
    assert.equal((await enter(await called('Maya Okafor'), pin)).code, 'signature/pin')
    assert.equal((await enter(await withoutAccount(), pin)).code, 'signature/person')
    assert.equal((await enter(number, pin, { hash: 'another' })).code, 'signature/stale')
    assert.deepEqual(await signoffs(), [])
    for (let n = 0; n < 3; n++) await enter(number, '402918')
    assert.equal((await enter(number, '402918')).code, 'rate/exceeded')
    assert.equal((await enter(number, pin)).code, 'rate/exceeded')
    assert.deepEqual(await signoffs(), [])
  })
})
