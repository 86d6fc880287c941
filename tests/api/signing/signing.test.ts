// Signing in a session: who may sign where, which document, and once.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { withServer } from '../server.ts'
import {
  as,
  drawn,
  management,
  manager,
  type Person,
  placeOf,
  publishForm,
  question,
  refusal,
  revise,
  type Signer,
  signature,
  submitted,
  type Whole,
  worker,
} from './signing-ground.ts'

describe('signing', () => {
  const server = withServer()
  let maya: Person
  let luc: Person
  let helen: Person
  let versions: Record<'all' | 'turn', string>
  let ids: Record<'maya' | 'luc' | 'helen', string>
  before(async () => {
    maya = await as(server, manager)
    luc = await as(server, worker)
    helen = await as(server, management)
    versions = {
      all: (await publishForm(maya, 'all_attendees', [question('a')])).version,
      turn: (await publishForm(maya, 'supervisor_then_manager', [question('a')])).version,
    }
    const people = await maya.got<{ data: { id: string; name: string }[] }>('GET', 'users')
    const id = (name: string) => people.data.find((one) => one.name === name)?.id ?? ''
    ids = { maya: id('Maya Okafor'), luc: id('Luc Tremblay'), helen: id('Helen Zhang') }
  })
  const talk = (...signers: Signer[]) => submitted(maya, versions.all, signers)
  const attendee = (name: string): Signer => ({ role: 'attendee', name })
  const post = (person: Person, { id }: Whole, body: unknown, path = 'signatures') =>
    person.ask('POST', `submissions/${id}/${path}`, body)

  test('one signs as oneself and, for who has no account, on the device; then all have signed', async () => {
    const whole = await talk(attendee('Tom Barr'))
    assert.equal(whole.stage, 'unsigned')
    const own = await post(maya, whole, signature(whole, placeOf(whole, 'submitter')))
    assert.equal(own.status, 201, JSON.stringify(own.body))
    assert.deepEqual(
      [own.body.data].map((data) => ({ ...(data as object), id: 0, version: 0 })),
      [{ id: 0, version: 0, stage: 'partly_signed', given: 1, needed: 2 }],
    )
    const typed = { method: 'typed', name: 'Tom B.' }
    const body = signature(whole, placeOf(whole, 'Tom Barr'), {
      given: typed,
      statement_lang: 'fr',
    })
    assert.equal((await post(maya, whole, body)).status, 201)
    const after = await maya.whole(whole.id)
    assert.equal(after.stage, 'signed')
    const [first, second] = after.signatures
    assert.deepEqual(
      [first?.signer_name, first?.signer, first?.method, first?.strokes, first?.holds],
      ['Maya Okafor', ids.maya, 'drawn', drawn.strokes, true],
    )
    assert.deepEqual(
      [second?.signer_name, second?.signer, second?.method, second?.strokes],
      ['Tom Barr', null, 'typed', { typed: 'Tom B.' }],
    )
    assert.equal(
      first?.statement,
      'I filled this in. To the best of my knowledge it is true and complete.',
    )
    assert.match(second?.statement ?? '', /^J’ai participé/)
    assert.equal(after.events.filter(({ kind }) => kind === 'signed').length, 2)
  })

  test('nobody signs for another in their own session, and the sender’s own place is the sender’s', async () => {
    const whole = await talk({ role: 'attendee', account: ids.helen })
    const submitter = placeOf(whole, 'submitter')
    assert.equal(
      refusal(await post(luc, whole, signature(whole, submitter))),
      '409 signature/person',
    )
    const theirs = placeOf(whole, 'Helen Zhang')
    assert.equal((await post(helen, whole, signature(whole, theirs))).status, 201)
  })

  test('a signature of other content is refused, and one that was sent twice counts once', async () => {
    const whole = await talk(attendee('Tom Barr'))
    const place = placeOf(whole, 'Tom Barr')
    const other = signature(whole, place, { document_hash: 'f'.repeat(64) })
    assert.equal(refusal(await post(maya, whole, other)), '409 signature/stale')
    const body = signature(whole, place)
    const first = await post(maya, whole, body)
    const again = await post(maya, whole, body)
    assert.deepEqual([again.status, again.body], [201, first.body])
    const changed = { ...body, given: { method: 'typed', name: 'Somebody' } }
    assert.equal(refusal(await post(maya, whole, changed)), '409 signature/exists')
    assert.equal(refusal(await post(maya, whole, signature(whole, place))), '409 signature/place')
  })

  test('of ten who sign at one place at once, one has', async () => {
    const whole = await talk(attendee('Tom Barr'))
    const place = placeOf(whole, 'Tom Barr')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(maya, whole, signature(whole, place))),
    )
    assert.deepEqual(answers.map(refusal).sort(), [
      '201 undefined',
      ...Array(9).fill('409 signature/place'),
    ])
    assert.equal((await maya.whole(whole.id)).signatures.length, 1)
  })

  test('attendance is signed in one pass: all of it or nothing', async () => {
    const whole = await talk(attendee('Tom Barr'), attendee('Ana Ruiz'), attendee('Bo Li'))
    const [, tom, ana, bo] = whole.places
    const all = (...bodies: object[]) => ({
      document_hash: whole.hash,
      statement_lang: 'en',
      signed_at: new Date().toISOString(),
      signatures: bodies,
    })
    const one = (place: { id: string } | undefined) => {
      const { id, given, signed_at } = signature(whole, undefined)
      return { id, given, signed_at, place: place?.id }
    }
    const wrong = await post(maya, whole, all(one(tom), one(ana), one(ana)), 'signatures/all')
    assert.equal(refusal(wrong), '409 signature/place')
    assert.deepEqual((await maya.whole(whole.id)).signatures, [])
    const right = await post(maya, whole, all(one(tom), one(ana), one(bo)), 'signatures/all')
    assert.equal(right.status, 201, JSON.stringify(right.body))
    assert.equal((await maya.whole(whole.id)).signatures.length, 3)
  })

  test('strokes are bounded and looked at: no dot, no book, nothing beside the pad', async () => {
    const whole = await talk(attendee('Tom Barr'))
    const place = placeOf(whole, 'Tom Barr')
    const strokes = (...lists: number[][]) => ({
      given: { method: 'drawn', strokes: { width: 500, height: 200, strokes: lists } },
    })
    const book = Array.from({ length: 400 }, () => Array(100).fill(0.5) as number[])
    for (const given of [
      strokes([0.5, 0.5]),
      strokes([0.1, 0.5, 0.9]),
      strokes([0.1, 0.5, 7, 0.5]),
      strokes(...book),
      strokes(),
    ])
      assert.equal(
        refusal(await post(maya, whole, signature(whole, place, given))),
        '422 input/invalid',
      )
    const dotted = strokes([0.1, 0.5, 0.6, 0.5], [0.7, 0.2])
    assert.equal((await post(maya, whole, signature(whole, place, dotted))).status, 201)
  })

  test('who signs in turn waits for those before', async () => {
    const whole = await submitted(luc, versions.turn, [
      { role: 'supervisor', account: ids.maya },
      { role: 'manager', account: ids.helen },
    ])
    const [supervisor, second] = whole.places
    assert.equal(refusal(await post(helen, whole, signature(whole, second))), '409 signature/place')
    assert.equal((await post(maya, whole, signature(whole, supervisor))).status, 201)
    assert.equal((await post(helen, whole, signature(whole, second))).status, 201)
  })

  test('a place without a name is for a reviewer who is not asked to sign elsewhere', async () => {
    const whole = await submitted(luc, versions.turn)
    const [supervisor, second] = whole.places
    assert.equal(
      refusal(await post(luc, whole, signature(whole, supervisor))),
      '409 signature/person',
    )
    assert.equal((await post(maya, whole, signature(whole, supervisor))).status, 201)
    const { signatures } = await maya.whole(whole.id)
    assert.equal(signatures[0]?.signer, ids.maya)
    assert.equal(refusal(await post(maya, whole, signature(whole, second))), '409 signature/person')
  })

  test('what is returned, void or another company’s is not signed', async () => {
    const ana = await as(server, 'manager@southfield.test')
    const whole = await talk(attendee('Tom Barr'))
    const tom = placeOf(whole, 'Tom Barr')
    const places = `submissions/${whole.id}/places`
    assert.equal(refusal(await post(ana, whole, signature(whole, tom))), '404 row/missing')
    assert.equal(
      refusal(
        await ana.ask('POST', `${places}/${tom?.id}/decline`, {
          document_hash: whole.hash,
          reason: 'No.',
        }),
      ),
      '404 row/missing',
    )
    assert.equal(refusal(await ana.ask('DELETE', `${places}/${tom?.id}`)), '404 row/missing')
    for (const step of ['return', 'void']) {
      const { version } = await maya.whole(whole.id)
      await maya.got('POST', `submissions/${whole.id}/${step}`, { version, reason: 'Not this one' })
      assert.equal(refusal(await post(maya, whole, signature(whole, tom))), '409 submission/state')
    }
  })

  test('a new revision asks for every signature again; the old ones stay as they were', async () => {
    const whole = await talk(attendee('Tom Barr'))
    const tom = placeOf(whole, 'Tom Barr')
    assert.equal((await post(maya, whole, signature(whole, tom))).status, 201)
    await revise(maya, versions.all, whole)
    const revised = await maya.whole(whole.id)
    assert.deepEqual(
      revised.signatures.map(({ revision, holds }) => ({ revision, holds })),
      [{ revision: 1, holds: false }],
    )
    assert.equal(refusal(await post(maya, whole, signature(whole, tom))), '409 signature/stale')
    assert.equal((await post(maya, revised, signature(revised, tom))).status, 201)
    assert.equal((await maya.whole(whole.id)).signatures.length, 2)
  })

  test('what was signed does not change, not even by hand', async () => {
    const whole = await talk(attendee('Tom Barr'))
    await post(maya, whole, signature(whole, placeOf(whole, 'Tom Barr')))
    const { database } = server.database
    for (const change of [
      sql`update signature set signer_name = 'Another'`,
      sql`update signature set place = null, statement = 'Other words'`,
    ])
      await assert.rejects(
        database.transaction('owner', (db) => db.run(change)),
        /what was signed does not change/,
      )
    await assert.rejects(
      database.transaction('app', (db) => db.run(sql`delete from signature`)),
      /permission denied/,
    )
  })
})
