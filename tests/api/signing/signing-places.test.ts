// Who is asked to sign: more people, fewer, and those who will not.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { newId } from '../../../src/kit/ids.ts'
import { untilBlocked } from '../../until.ts'
import { withServer } from '../server.ts'
import {
  as,
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
  type WholePlace,
  worker,
} from './signing-ground.ts'

describe('places to sign', () => {
  const server = withServer()
  let maya: Person
  let luc: Person
  let versions: Record<'all' | 'turn', string>
  let ids: Record<'maya', string>
  before(async () => {
    maya = await as(server, manager)
    luc = await as(server, worker)
    versions = {
      all: (await publishForm(maya, 'all_attendees', [question('a')])).version,
      turn: (await publishForm(maya, 'supervisor_then_manager', [question('a')])).version,
    }
    const people = await maya.got<{ data: { id: string; name: string }[] }>('GET', 'users')
    ids = { maya: people.data.find(({ name }) => name === 'Maya Okafor')?.id ?? '' }
  })
  const talk = (...signers: Signer[]) => submitted(maya, versions.all, signers)
  const attendee = (name: string): Signer => ({ role: 'attendee', name })
  const post = (person: Person, { id }: Whole, body: unknown) =>
    person.ask('POST', `submissions/${id}/signatures`, body)

  test('a person who declines to sign says why; the place stays open and may be signed or given up', async () => {
    const whole = await talk(attendee('Tom Barr'), attendee('Ana Ruiz'))
    const tom = placeOf(whole, 'Tom Barr')
    const path = `submissions/${whole.id}/places/${tom?.id}`
    const read = { document_hash: whole.hash }
    assert.equal(
      refusal(await maya.ask('POST', `${path}/decline`, { ...read, reason: 'x' })),
      '422 input/invalid',
    )
    const reason = 'The guard rail was not there.'
    for (const _ of [1, 2]) await maya.got('POST', `${path}/decline`, { ...read, reason })
    const after = await maya.whole(whole.id)
    assert.deepEqual(
      after.signatures.map((one) => [one.place, one.declined_reason, one.signer_name]),
      [[tom?.id, reason, 'Tom Barr']],
    )
    assert.deepEqual(
      after.events.filter(({ kind }) => kind === 'declined').map((one) => one.reason),
      [reason],
    )
    assert.deepEqual([after.stage, placeOf(after, 'Tom Barr')?.signature], ['unsigned', null])
    assert.equal((await maya.ask('DELETE', path)).status, 204)
    const left = await maya.whole(whole.id)
    assert.equal(placeOf(left, 'Tom Barr'), undefined)
    assert.equal(left.signatures[0]?.declined_reason, reason)
  })

  test('more are asked to sign and fewer; who has signed stays', async () => {
    const whole = await talk()
    assert.equal((await post(maya, whole, signature(whole, whole.places[0]))).status, 201)
    assert.equal((await maya.whole(whole.id)).stage, 'signed')
    const path = `submissions/${whole.id}/places`
    const ask = (...places: object[]) => maya.ask('POST', path, { places })
    assert.equal((await ask({ role: 'witness', name: 'Ana Ruiz' })).status, 201)
    assert.equal(refusal(await ask({ role: 'witness' })), '422 input/invalid')
    assert.equal(refusal(await ask({ role: 'witness', account: newId() })), '422 input/invalid')
    assert.equal(refusal(await ask({ role: 'attendee', account: ids.maya })), '422 input/invalid')
    const more = await maya.whole(whole.id)
    assert.deepEqual([more.stage, more.places.length], ['partly_signed', 2])
    assert.equal(
      refusal(await maya.ask('DELETE', `${path}/${more.places[0]?.id}`)),
      '409 signature/place',
    )
    assert.equal((await maya.ask('DELETE', `${path}/${more.places[1]?.id}`)).status, 204)
    assert.equal((await maya.whole(whole.id)).stage, 'signed')
  })

  test('the last place of a part that the form asks for stays; another may take its turn', async () => {
    const inTurn = await submitted(luc, versions.turn, [{ role: 'witness', name: 'Tom Barr' }])
    const path = `submissions/${inTurn.id}/places`
    const remove = (called: string) =>
      luc.ask('DELETE', `${path}/${placeOf(inTurn, called)?.id}`).then(refusal)
    assert.equal(await remove('supervisor'), '409 signature/needed')
    assert.equal(await remove('manager'), '409 signature/needed')
    assert.equal(await remove('Tom Barr'), '204 undefined')
    assert.equal((await maya.whole(inTurn.id)).stage, 'unsigned')
    await luc.got('POST', path, { places: [{ role: 'supervisor', name: 'Ana Ruiz' }] })
    assert.equal(await remove('supervisor'), '204 undefined')
    const own = await talk(attendee('Ana Ruiz'))
    const submitter = `submissions/${own.id}/places/${placeOf(own, 'submitter')?.id}`
    assert.equal(refusal(await maya.ask('DELETE', submitter)), '409 signature/needed')
  })

  test('who will not sign has read what stands there: other content is refused', async () => {
    const whole = await talk(attendee('Tom Barr'))
    const path = `submissions/${whole.id}/places/${placeOf(whole, 'Tom Barr')?.id}/decline`
    const declined = (document_hash?: string) =>
      maya.ask('POST', path, { reason: 'The rail was missing', document_hash }).then(refusal)
    assert.equal(await declined(), '422 input/invalid')
    await revise(maya, versions.all, whole)
    assert.equal(await declined(whole.hash), '409 signature/stale')
    const after = await maya.whole(whole.id)
    assert.deepEqual(after.signatures, [])
    assert.equal(await declined(after.hash), '200 undefined')
  })

  test('a signature that waited while the content was revised is held against the new content', async () => {
    const whole = await talk(attendee('Tom Barr'))
    const { database } = server.database
    const hash = 'b'.repeat(64)
    const body = signature(whole, placeOf(whole, 'Tom Barr'), { document_hash: hash })
    const signed = await database.transaction('owner', async (db) => {
      await db.run(sql`select id from submissions where id = ${whole.id} for update`)
      const answer = post(maya, whole, body)
      await untilBlocked(db)
      await db.run(sql`
        insert into submission_revision (company_id, submission, n, form_version, answers, hash, lang,
          about, started_at, made_at)
        select company_id, submission, 2, form_version, answers, ${hash}, lang, about, started_at, made_at
        from submission_revision where submission = ${whole.id}`)
      await db.run(sql`update submissions set revision = 2 where id = ${whole.id}`)
      return { answer }
    })
    assert.equal(refusal(await signed.answer), '201 undefined')
    const [one] = (await maya.whole(whole.id)).signatures
    assert.deepEqual([one?.revision, one?.holds], [2, true])
  })

  test('in one pass, who has signed counts for who signs after them', async () => {
    const pass = (whole: Whole, ...places: (WholePlace | undefined)[]) => {
      const { document_hash, statement_lang, signed_at } = signature(whole, undefined)
      const signatures = places.map((place) => {
        const { id, given } = signature(whole, place)
        return { id, given, signed_at, place: place?.id }
      })
      const body = { document_hash, statement_lang, signed_at, signatures }
      return maya.ask('POST', `submissions/${whole.id}/signatures/all`, body).then(refusal)
    }
    const allowed = { superiors_attested: true }
    const policy = 'supervisor_then_manager'
    const lenient = await publishForm(maya, policy, [question('a')], allowed)
    const named = await submitted(luc, lenient.version, [
      { role: 'supervisor', name: 'Tom Barr' },
      { role: 'manager', name: 'Ana Ruiz' },
    ])
    const [supervisor, second] = named.places
    assert.equal(await pass(named, second, supervisor), '409 signature/place')
    assert.equal(await pass(named, supervisor, second), '201 undefined')
    assert.equal((await maya.whole(named.id)).stage, 'signed')
    const free = await submitted(luc, versions.turn)
    assert.equal(await pass(free, ...free.places), '409 signature/person')
    assert.deepEqual((await maya.whole(free.id)).signatures, [])
  })
})
