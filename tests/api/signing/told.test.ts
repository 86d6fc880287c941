// Who is told what of a submission: whose turn it is, what came back, which signature no longer counts.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { withServer } from '../server.ts'
import {
  as,
  management,
  manager,
  type Person,
  placeOf,
  publishForm,
  question,
  revise,
  signature,
  submitted,
  type Whole,
  worker,
} from './signing-ground.ts'

type Told = { kind: string; says: string; quote: string | null; read: boolean; path: string }

describe('people are told of submissions', () => {
  const server = withServer()
  let maya: Person
  let luc: Person
  let helen: Person
  let versions: Record<'all' | 'turn', string>
  let ids: Record<'luc' | 'helen', string>
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
    ids = { luc: id('Luc Tremblay'), helen: id('Helen Zhang') }
  })
  /** Of one submission, the first first: the unread ones bare, the read ones in brackets. */
  const toldOf = async (person: Person, { id }: Whole) =>
    (await person.got<Told[]>('GET', 'notices'))
      .filter(({ path }) => path.endsWith(id))
      .map(({ kind, read }) => (read ? `(${kind})` : kind))
      .reverse()
  const sign = async (person: Person, whole: Whole, name: string) =>
    person.got('POST', `submissions/${whole.id}/signatures`, signature(whole, placeOf(whole, name)))

  test('who signs on another person’s device is told in whose presence they signed, or took part', async () => {
    const ways = [
      [{}, /^Maya Okafor attested that you signed SUB-/],
      [{ given: { method: 'attested' } }, /^Maya Okafor attested that you took part in SUB-/],
    ] as const
    for (const [given, says] of ways) {
      const whole = await submitted(maya, versions.all, [{ role: 'attendee', account: ids.luc }])
      const place = placeOf(whole, 'Luc Tremblay')
      await maya.got('POST', `submissions/${whole.id}/signatures`, signature(whole, place, given))
      const told = (await luc.got<Told[]>('GET', 'notices')).filter(({ path }) =>
        path.endsWith(whole.id),
      )
      const attested = told.find(({ kind }) => kind === 'signature-attested')
      assert.match(attested?.says ?? '', says)
      assert.equal(attested?.read, false)
      assert.deepEqual(await toldOf(maya, whole), [])
    }
  })

  test('everybody who is asked to sign is told at once, until they have; a correction asks them anew', async () => {
    const first = await submitted(maya, versions.all, [
      { role: 'attendee', account: ids.luc },
      { role: 'attendee', account: ids.helen },
    ])
    assert.deepEqual(await toldOf(maya, first), [])
    await sign(luc, first, 'Luc Tremblay')
    assert.deepEqual(await toldOf(luc, first), ['(turn-to-sign)'])
    assert.deepEqual(await toldOf(helen, first), ['turn-to-sign'])
    await revise(maya, versions.all, first)
    assert.deepEqual(await toldOf(luc, first), ['(turn-to-sign)', 'signature-void'])
    assert.deepEqual(await toldOf(helen, first), ['(turn-to-sign)', 'turn-to-sign'])
    const [said] = await luc.got<Told[]>('GET', 'notices?kind=signature-void&lang=fr')
    assert.match(said?.says ?? '', /^Maya Okafor a modifié/)
    assert.equal(said?.quote, 'A word was wrong')
    await sign(helen, await helen.whole(first.id), 'Helen Zhang')
    assert.deepEqual(await toldOf(luc, first), ['(turn-to-sign)', 'signature-void'])
  })

  test('of two who sign one after the other, the second is told once the first has signed', async () => {
    const whole = await submitted(maya, versions.turn, [
      { role: 'supervisor', account: ids.luc },
      { role: 'manager', account: ids.helen },
    ])
    assert.deepEqual(await toldOf(luc, whole), ['turn-to-sign'])
    assert.deepEqual(await toldOf(helen, whole), [])
    await sign(luc, whole, 'Luc Tremblay')
    assert.deepEqual(await toldOf(helen, whole), ['turn-to-sign'])
  })

  test('a person who is asked later is told, and no longer waits once they are not asked', async () => {
    const whole = await submitted(maya, versions.all)
    await maya.got('POST', `submissions/${whole.id}/places`, {
      places: [{ role: 'attendee', account: ids.luc }],
    })
    assert.deepEqual(await toldOf(luc, whole), ['turn-to-sign'])
    const place = placeOf(await maya.whole(whole.id), 'Luc Tremblay')
    await maya.got('DELETE', `submissions/${whole.id}/places/${place?.id}`)
    assert.deepEqual(await toldOf(luc, whole), ['(turn-to-sign)'])
  })

  test('the sender is told that it came back, with the reason, until it is corrected', async () => {
    const whole = await submitted(luc, versions.all)
    await maya.got('POST', `submissions/${whole.id}/return`, {
      version: whole.version,
      reason: 'Which ladder?',
    })
    assert.deepEqual(await toldOf(luc, whole), ['submission-returned'])
    const [said] = await luc.got<Told[]>('GET', 'notices?kind=submission-returned')
    assert.equal(said?.quote, 'Which ladder?')
    assert.equal(said?.path, `/dashboard/submissions/edit/${whole.id}`)
    await revise(luc, versions.all, whole)
    assert.deepEqual(await toldOf(luc, whole), ['(submission-returned)'])
  })
})
