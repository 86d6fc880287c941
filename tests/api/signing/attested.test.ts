// Somebody signs on another person's device, who attests it: for whom that is enough, and what stands there.
import assert from 'node:assert/strict'
import { before, beforeEach, describe, test } from 'node:test'
import { demoPassword } from '../../../src/app/demo/fill-demo.server.ts'
import { sql } from '../../../src/kit/db/sql.ts'
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
  type Signer,
  signature,
  submitted,
  type Whole,
  worker,
} from './signing-ground.ts'

type Crew = { members: { name: string; account: string | null; way: string }[] }
const alone = { given: { method: 'attested' } }

describe('signatures that somebody attests', () => {
  const server = withServer()
  let maya: Person
  let luc: Person
  let ids: Record<'maya' | 'luc' | 'helen', string>
  let versions: Record<'all' | 'turn' | 'lenient' | 'reviewed', string>
  before(async () => {
    maya = await as(server, manager)
    luc = await as(server, worker)
    const publish = async (policy: Parameters<typeof publishForm>[1], settings = {}) =>
      (await publishForm(maya, policy, [question('a')], settings)).version
    const superiors = { superiors_attested: true }
    versions = {
      all: await publish('all_attendees'),
      turn: await publish('supervisor_then_manager'),
      lenient: await publish('supervisor_then_manager', superiors),
      reviewed: await publish('supervisor_then_manager', { ...superiors, review_required: true }),
    }
    const people = await maya.got<{ data: { id: string; name: string }[] }>('GET', 'users')
    const id = (name: string) => people.data.find((one) => one.name === name)?.id ?? ''
    ids = { maya: id('Maya Okafor'), luc: id('Luc Tremblay'), helen: id('Helen Zhang') }
  })
  const run = (query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many(query))
  beforeEach(() => run(sql`delete from signing_pin`))

  const sign = (person: Person, whole: Whole, called: string, more: object = {}) =>
    person.ask(
      'POST',
      `submissions/${whole.id}/signatures`,
      signature(whole, placeOf(whole, called), more),
    )
  const wayOf = (whole: Whole, called: string) => placeOf(whole, called)?.way
  const account = (id: string, role = 'attendee'): Signer => ({ role, account: id })

  test('a worker without a PIN draws on the foreman’s phone; the record says who saw it, in which words', async () => {
    const whole = await submitted(maya, versions.all, [account(ids.luc)])
    assert.equal(wayOf(whole, 'Luc Tremblay'), 'attested')
    const given = await sign(maya, whole, 'Luc Tremblay', {
      statement_lang: 'es',
      attested_lang: 'fr',
    })
    assert.equal(given.status, 201, JSON.stringify(given.body))
    const [kept] = (await maya.whole(whole.id)).signatures
    assert.deepEqual(
      [kept?.signer, kept?.signer_name, kept?.method, kept?.attested],
      [
        ids.luc,
        'Luc Tremblay',
        'drawn',
        { by: 'Maya Okafor', words: 'J’ai vu Luc Tremblay signer.' },
      ],
    )
    assert.match(kept?.statement ?? '', /^Participé/)
    assert.equal(kept?.holds, true)
  })

  test('a person with a PIN is asked for it: nobody attests for them', async () => {
    await luc.got('PUT', 'account/signing-pin', { pin: '402917', password: demoPassword })
    const whole = await submitted(maya, versions.all, [account(ids.luc)])
    assert.equal(wayOf(whole, 'Luc Tremblay'), 'pin')
    assert.equal(refusal(await sign(maya, whole, 'Luc Tremblay')), '409 signature/person')
    assert.equal(refusal(await sign(maya, whole, 'Luc Tremblay', alone)), '409 signature/person')
    assert.equal(wayOf(await luc.whole(whole.id), 'Luc Tremblay'), 'own')
  })

  test('supervisors, managers and people who review sign there only where the form allows it', async () => {
    const talk = await submitted(maya, versions.all, [account(ids.helen)])
    const strict = await submitted(luc, versions.turn, [
      account(ids.helen, 'supervisor'),
      { role: 'manager', name: 'Guest Manager' },
    ])
    assert.equal(wayOf(strict, 'Helen Zhang'), 'elsewhere')
    assert.equal(wayOf(strict, 'Guest Manager'), 'elsewhere')
    assert.equal(refusal(await sign(luc, strict, 'Helen Zhang')), '409 signature/person')
    assert.equal(wayOf(talk, 'Helen Zhang'), 'elsewhere')
    assert.equal(refusal(await sign(maya, talk, 'Helen Zhang')), '409 signature/person')

    const allowed = await submitted(luc, versions.lenient, [account(ids.helen, 'supervisor')])
    assert.equal(wayOf(allowed, 'Helen Zhang'), 'attested')
    // Drawn, that is: nobody is attested alone as a supervisor.
    assert.equal(refusal(await sign(luc, allowed, 'Helen Zhang', alone)), '409 signature/person')
    assert.equal((await sign(luc, allowed, 'Helen Zhang')).status, 201)
  })

  test('nobody attests for themself; where somebody else reviews, the sender attests for no superior', async () => {
    const own = await submitted(maya, versions.all, [{ role: 'attendee', name: ' maya  OKAFOR' }])
    const place = own.places.find(({ account: named }) => named === null)
    assert.equal(place?.way, 'elsewhere')
    const refused = await maya.ask(
      'POST',
      `submissions/${own.id}/signatures`,
      signature(own, place),
    )
    assert.equal(refusal(refused), '409 signature/person')
    const reviewed = await submitted(luc, versions.reviewed, [account(ids.helen, 'supervisor')])
    assert.equal(wayOf(reviewed, 'Helen Zhang'), 'elsewhere')
    assert.equal(refusal(await sign(luc, reviewed, 'Helen Zhang')), '409 signature/person')
    // Who did not send it may: and Maya's own place she signs herself.
    assert.equal((await sign(maya, reviewed, 'Helen Zhang')).status, 201)
  })

  test('a person with no device is attested alone: they agreed to nothing, and it says so', async () => {
    const whole = await submitted(maya, versions.all, [{ role: 'attendee', name: 'Tom Barr' }])
    assert.equal(refusal(await sign(maya, whole, 'submitter', alone)), '409 signature/person')
    assert.equal((await sign(maya, whole, 'Tom Barr', alone)).status, 201)
    const [kept] = (await maya.whole(whole.id)).signatures
    const words = 'I saw Tom Barr take part. Tom Barr did not sign: no device at hand.'
    assert.deepEqual(
      [kept?.method, kept?.strokes, kept?.statement, kept?.attested],
      ['attested', null, words, { by: 'Maya Okafor', words }],
    )
    const verified = await server.ask('GET', `/api/verify/${whole.id}?hash=${whole.hash}`)
    const { paper } = verified.body.data as { paper: { signed: number; attested: number } }
    assert.deepEqual([paper.signed, paper.attested], [1, 1])
  })

  test('the crew is offered, most likely first; who was not asked signs at a place of their own, once', async () => {
    const earlier = await submitted(maya, versions.all, [
      { role: 'attendee', name: 'Ana Ruiz' },
      account(ids.luc),
    ])
    await sign(maya, earlier, 'Ana Ruiz')
    const whole = await submitted(maya, versions.all)
    const crew = () =>
      maya.got<Crew>('GET', `submissions/${whole.id}/crew`).then(({ members }) => members)
    const first = (await crew()).find(({ name }) => name === 'Ana Ruiz')
    assert.deepEqual(first, {
      ...{ name: 'Ana Ruiz', about: null },
      ...{ person: null, account: null, way: 'attested' },
    })
    const body = {
      ...signature(whole, undefined),
      place: newId(),
      newcomer: { name: 'Ana Ruiz' },
    }
    const post = (given: object) => maya.ask('POST', `submissions/${whole.id}/signatures`, given)
    assert.equal((await post(body)).status, 201)
    assert.equal((await post(body)).status, 201)
    const again = { ...body, id: newId(), place: newId() }
    assert.equal(refusal(await post(again)), '409 signature/place')
    assert.equal(
      (await crew()).find(({ name }) => name === 'Ana Ruiz'),
      undefined,
    )
    const { places, signatures } = await maya.whole(whole.id)
    assert.deepEqual([places.length, signatures.length], [2, 1])
    // The number of a colleague whom nobody had asked: a wrong one asks nobody.
    await luc.got('PUT', 'account/signing-pin', { pin: '402917', password: demoPassword })
    const { given: _, ...number } = body
    const enter = (pin: string) =>
      maya.ask('POST', `submissions/${whole.id}/signatures/pin`, {
        ...number,
        id: newId(),
        place: newId(),
        newcomer: true,
        account: ids.luc,
        pin,
      })
    assert.equal(refusal(await enter('908172')), '422 signature/pin')
    assert.equal((await maya.whole(whole.id)).places.length, 2)
    assert.equal((await enter('402917')).status, 201)
    assert.equal((await maya.whole(whole.id)).places.length, 3)
    // Where people are named beforehand, nobody else signs.
    const strict = await submitted(luc, versions.turn)
    const { document_hash: __, ...other } = body
    const refused = await luc.ask('POST', `submissions/${strict.id}/signatures`, {
      ...other,
      id: newId(),
      place: newId(),
      document_hash: strict.hash,
    })
    assert.equal(refusal(refused), '409 signature/place')
  })
})
