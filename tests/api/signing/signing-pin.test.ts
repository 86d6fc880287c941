// Several people sign on one device: each with a number that only they know, or drawn for the person who
// holds it.
import assert from 'node:assert/strict'
import { before, beforeEach, describe, test } from 'node:test'
import { demoPassword } from '../../../src/app/demo/fill-demo.server.ts'
import { sealedFor } from '../../../src/features/submissions/signing/sealed-for.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { type PublicKey, seal } from '../../../src/kit/encryption/seal.ts'
import { newId } from '../../../src/kit/ids.ts'
import { withServer } from '../server.ts'
import {
  as,
  manager,
  type Person,
  placeOf,
  publishForm,
  question,
  refusal,
  submitted,
  type Whole,
  worker,
} from './signing-ground.ts'

const pin = '402917'

describe('signing on a device that people share', () => {
  const server = withServer()
  let maya: Person
  let luc: Person
  let version: string
  let ids: { maya: string; luc: string; helen: string }
  const run = (query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many(query))

  before(async () => {
    maya = await as(server, manager)
    luc = await as(server, worker)
    version = (await publishForm(maya, 'all_attendees', [question('a')])).version
    const people = await maya.got<{ data: { id: string; name: string }[] }>('GET', 'users')
    const id = (name: string) => people.data.find((one) => one.name === name)?.id ?? ''
    ids = { maya: id('Maya Okafor'), luc: id('Luc Tremblay'), helen: id('Helen Zhang') }
  })
  beforeEach(() => run(sql`delete from signing_pin`))

  const choose = (number: string, password = demoPassword) =>
    luc.ask('PUT', 'account/signing-pin', { pin: number, password })
  const talk = (account = ids.luc) => submitted(maya, version, [{ role: 'attendee', account }])
  const called = (account: string) => (account === ids.luc ? 'Luc Tremblay' : 'Helen Zhang')
  const enter = (whole: Whole, number: string, account = ids.luc, more: object = {}) =>
    maya.ask('POST', `submissions/${whole.id}/signatures/pin`, {
      id: newId(),
      place: placeOf(whole, called(account))?.id,
      account,
      pin: number,
      document_hash: whole.hash,
      statement_lang: 'en',
      signed_at: new Date().toISOString(),
      ...more,
    })

  test('it is set with the password; what anybody would try is refused; only a hash is kept', async () => {
    const wrong = await choose(pin, 'not my password')
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors ?? {})], [422, ['password']])
    for (const common of ['123456', '111111', '654321', '121212', '123123', '987654'])
      assert.deepEqual(Object.keys((await choose(common)).body.errors ?? {}), ['pin'], common)
    assert.equal(refusal(await choose('12a456')), '422 input/invalid')
    assert.equal((await choose(pin)).status, 204)
    const [kept] = await run(sql`select pin_hash from signing_pin`)
    assert.match(String(kept?.pin_hash), /^\$argon2id\$/)
    const [told] = await run(sql`
      select action, subject, after from change order by at desc, seq desc limit 1`)
    assert.deepEqual(told, { action: 'set-signing-pin', subject: 'account', after: {} })
  })

  test('the right number signs, and the evidence says on whose device', async () => {
    await choose(pin)
    const whole = await talk()
    const body = { id: newId() }
    const first = await enter(whole, pin, ids.luc, body)
    assert.equal(first.status, 201, JSON.stringify(first.body))
    const [kept] = (await maya.whole(whole.id)).signatures
    assert.deepEqual(
      [kept?.method, kept?.signer, kept?.signer_name, kept?.strokes],
      ['pin', ids.luc, 'Luc Tremblay', null],
    )
    const [witnessed] = await run(sql`
      select a.first_name from signature g join account a on a.id = g.witnessed_by
      where g.submission = ${whole.id}`)
    assert.deepEqual(witnessed, { first_name: 'Maya' })
    assert.equal((await enter(whole, pin, ids.luc, body)).status, 201)
    assert.equal(refusal(await enter(whole, pin)), '409 signature/place')
  })

  test('five wrong ones lock it for a quarter of an hour, also for the right one', async () => {
    await choose(pin)
    const whole = await talk()
    const tried = []
    for (const _ of [1, 2, 3, 4, 5]) tried.push(await enter(whole, '908172'))
    assert.deepEqual(tried.map(refusal), [
      ...Array(4).fill('422 signature/pin'),
      '429 rate/exceeded',
    ])
    const right = await enter(whole, pin)
    assert.equal(refusal(right), '429 rate/exceeded')
    const wait = Number(right.headers.get('retry-after'))
    assert.ok(wait > 14 * 60 && wait <= 15 * 60, String(wait))
    assert.deepEqual((await maya.whole(whole.id)).signatures, [])
    await run(sql`update signing_pin set locked_until = now() - interval '1 second'`)
    assert.equal((await enter(whole, pin)).status, 201)
  })

  test('ten wrong ones at once are five, whichever submissions they are tried on', async () => {
    await choose(pin)
    const [one, two] = [await talk(), await talk()]
    const tried = await Promise.all(
      Array.from({ length: 10 }, (_, at) => enter(at % 2 === 0 ? one : two, '908172')),
    )
    const told = tried.map(refusal).sort()
    assert.deepEqual(told, [
      ...Array(4).fill('422 signature/pin'),
      ...Array(6).fill('429 rate/exceeded'),
    ])
  })

  test('whether somebody has a number is not told', async () => {
    const whole = await talk(ids.helen)
    const tried = []
    for (const _ of [1, 2, 3, 4, 5]) tried.push(await enter(whole, pin, ids.helen))
    assert.deepEqual(tried.map(refusal), [
      ...Array(4).fill('422 signature/pin'),
      '429 rate/exceeded',
    ])
  })

  test('a number signs at its own place alone, and only what was read', async () => {
    await choose(pin)
    const whole = await talk(ids.helen)
    const place = placeOf(whole, 'Helen Zhang')?.id
    const elsewhere = await enter(whole, pin, ids.luc, { place })
    assert.equal(refusal(elsewhere), '409 signature/person')
    const mine = await talk()
    const stale = await enter(mine, pin, ids.luc, { document_hash: 'f'.repeat(64) })
    assert.equal(refusal(stale), '409 signature/stale')
    await run(sql`update account set deactivated_at = now() where id = ${ids.luc}`)
    const gone = await enter(mine, pin)
    await run(sql`update account set deactivated_at = null where id = ${ids.luc}`)
    assert.equal(refusal(gone), '409 signature/person')
  })

  test('a number that waited sealed is checked when it comes, for its own signature alone', async () => {
    // The sessions of a person who was deactivated have ended.
    luc = await as(server, worker)
    assert.equal((await choose(pin)).status, 204)
    const whole = await talk()
    const key = () =>
      maya
        .got<{ seal: PublicKey & { id: string } }>('GET', `submissions/${whole.id}/crew`)
        .then(({ seal: made }) => made)
    const { id: first, ...reader } = await key()
    const id = newId()
    const sealed = async (number: string, about = sealedFor(whole.id, id, ids.luc)) => ({
      key: first,
      ...(await seal(reader, number, about)),
    })
    const given = async (box: Awaited<ReturnType<typeof sealed>>) =>
      refusal(await enter(whole, pin, ids.luc, { id, pin: box }))
    assert.equal(await given(await sealed('908172')), '422 signature/pin')
    const elsewhere = await sealed(pin, sealedFor(newId(), id, ids.luc))
    assert.equal(await given(elsewhere), '422 signature/pin')
    // Turned over: what was sealed to the key before still opens. It lies encrypted, and in no log.
    await run(sql`update seal_key set created_at = created_at - interval '31 days'`)
    assert.notEqual((await key()).id, first)
    const [stored] = await run(sql`
      select private_key_encrypted as written, (select count(*)::int from change
        where after::text like '%"d"%' and subject = 'seal_key') as told from seal_key limit 1`)
    assert.match(String(stored?.written), /^[\w-]+\.[\w-]+$/)
    assert.equal(stored?.told, 0)
    assert.equal(await given(await sealed(pin)), '201 undefined')
    assert.equal((await maya.whole(whole.id)).signatures[0]?.method, 'pin')

    const other = await talk()
    const tried = []
    for (const _ of [1, 2, 3, 4, 5]) {
      const one = newId()
      const box = await sealed('908172', sealedFor(other.id, one, ids.luc))
      tried.push(refusal(await enter(other, pin, ids.luc, { id: one, pin: box })))
    }
    assert.deepEqual(tried, [...Array(4).fill('422 signature/pin'), '429 rate/exceeded'])
  })
})
