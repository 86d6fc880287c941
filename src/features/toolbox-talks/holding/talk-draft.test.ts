import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giveTalk } from './holding.contract.ts'
import {
  addressed,
  attendant,
  givenTalk,
  signedApart,
  type TalkDraft,
  tookPart,
  withAttendant,
} from './talk-draft.ts'

const [ana, ben] = ['01890000-0000-7000-8000-00000000000a', '01890000-0000-7000-8000-00000000000b']
const draft: TalkDraft = {
  id: '01890000-0000-7000-8000-000000000001',
  step: 'sign',
  plan: null,
  talk: null,
  title: 'Look up',
  words: { content: [], questions: [] },
  place: { kind: 'team', id: '01890000-0000-7000-8000-000000000002', name: 'Ironworkers' },
  started_at: '2026-01-05T12:00:00.000Z',
  people: [ana, ben].map((id, at) =>
    attendant({ id, name: ['Ana', 'Ben'][at] ?? '', person: true, detail: 'Welder' }),
  ),
  others: [{ id: '01890000-0000-7000-8000-00000000000c', name: 'Cleo Wu', detail: null }],
  questions: [],
  mark: null,
}
const mark = {
  method: 'drawn' as const,
  strokes: [[0.1, 0.5, 0.8, 0.4]],
  width: 300,
  height: 100,
  name: 'Ana',
  signed_at: '2026-01-05T12:04:00.000Z',
}

test('who has neither signed nor a reason took no part; what is sent fits the call', () => {
  const now = new Date('2026-01-05T12:06:20.000Z')
  const sent = givenTalk(withAttendant(draft, ana, { mark }), now, 'fr')
  assert.deepEqual(
    sent.attendances.map(({ person, company, signed_at }) => [person, company, signed_at]),
    [[ana, undefined, mark.signed_at]],
  )
  assert.equal(sent.minutes, 6)
  giveTalk.body?.parse(sent)
  const told = givenTalk(withAttendant(draft, ben, { unsigned: 'Hand in a cast' }), now, 'en')
  assert.equal(told.attendances[0]?.unsigned_because, 'Hand in a cast')
  giveTalk.body?.parse(told)
})

test('a name that one colleague has is theirs; with a company it is a visitor’s', () => {
  assert.equal(addressed(draft, 'x', ' cleo wu ', '').person, true)
  const visitor = addressed(draft, 'x', 'Cleo Wu', 'Cedar Steel')
  assert.deepEqual([visitor.person, visitor.detail], [false, 'Cedar Steel'])
})

test('who signed on their own phone took part, and is not sent again; a visitor joins the names', () => {
  const there = [
    { id: 'a-signature', person: ana, name: 'Ana', company: null, witness: null },
    { id: 'b-signature', person: null, name: 'Vera Kim', company: 'Cedar Steel', witness: null },
  ]
  const signed = signedApart(draft, there)
  assert.deepEqual(
    signed.people.map((one) => [one.name, one.apart, tookPart(one)]),
    [
      ['Ana', 'phone', true],
      ['Ben', undefined, false],
      ['Vera Kim', 'phone', true],
    ],
  )
  assert.equal(signedApart(signed, there), signed)
  assert.deepEqual(givenTalk(signed, new Date('2026-01-05T12:06:00.000Z'), 'en').attendances, [])
})
