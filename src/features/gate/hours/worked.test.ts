import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AidCertificate, firstAidInside } from '../deciding/first-aid.ts'
import { dayOf, type Stay, withoutAid } from './worked.ts'

const day = '2026-03-10'
const at = (time: string) => `${day}T${time}:00Z`
const stay = (person: string, from: string, to: string | null): Stay => ({
  ...{ person, in_at: at(from), out_at: to === null ? null : at(to) },
})
const tiers = [
  { from: 1, attendant: 'emergency' as const },
  { from: 6, attendant: 'standard' as const },
]
const emergency: AidCertificate[] = [{ level: 'emergency', until: null }]
const standard: AidCertificate[] = [{ level: 'standard', until: day }]
const over: AidCertificate[] = [{ level: 'standard', until: '2026-03-09' }]
const crew = (count: number, ...aid: AidCertificate[][]) =>
  Array.from({ length: count }, (_, n) => ({ name: `W${n}`, aid: aid[n] ?? [] }))

for (const [name, inside, wants, covered] of [
  ['nobody needs nothing', crew(0), null, true],
  ['one without a certificate', crew(1), 'emergency', false],
  ['five and an emergency certificate', crew(5, emergency), 'emergency', true],
  ['six need a standard one', crew(6, emergency), 'standard', false],
  ['six and a standard one, on its last day', crew(6, emergency, standard), 'standard', true],
  ['a standard one counts for few as well', crew(2, standard), 'emergency', true],
  ['one that is over counts for nobody', crew(2, over), 'emergency', false],
] as const)
  test(`first aid: ${name}`, () => {
    const found = firstAidInside(inside, tiers, day)
    assert.deepEqual([found.wants, found.covered], [wants, covered])
  })

test('a day is what lies between coming and going, breaks left out', () => {
  const two = [stay('Ann', '12:00', '16:15'), stay('Ann', '17:00', '20:30')]
  assert.deepEqual(dayOf(two), {
    first_in: at('12:00'),
    last_out: at('20:30'),
    hours: 7.75,
    open: false,
  })
})

test('who did not sign out has no hours for it, and that is said', () => {
  const found = dayOf([stay('Ann', '12:00', '16:00'), stay('Ann', '17:00', null)])
  assert.deepEqual([found?.hours, found?.open, found?.last_out], [4, true, null])
})

test('times without first aid are those in which nobody inside may give it', () => {
  const person = (id: string) => ({ name: id, aid: id === 'Ann' ? emergency : [] })
  const facts = { person, tiers, day, until: at('20:00') }
  const gone = [
    stay('Ben', '11:00', '19:00'),
    stay('Ann', '12:00', '16:00'),
    stay('Cem', '15:00', null),
  ]
  assert.deepEqual(withoutAid(gone, facts), [
    { from: at('11:00'), to: at('12:00') },
    { from: at('16:00'), to: at('20:00') },
  ])
  assert.deepEqual(withoutAid([stay('Ann', '12:00', null)], facts), [])
})
