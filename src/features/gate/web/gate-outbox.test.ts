import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GatePass } from '../gate.contract.ts'
import { insideOf, type Noted, passesWith } from './gate-outbox.ts'

const pass = (id: string, over: Partial<GatePass> = {}): GatePass => ({
  id,
  person: id,
  name: id,
  visitor: false,
  firm: null,
  host: null,
  colour: 'green',
  reasons: [],
  overridden: false,
  away: false,
  asked_at: '2026-03-10T12:00:00Z',
  in_at: '2026-03-10T12:00:00Z',
  out_at: null,
  ...over,
})
const at = '2026-03-10T13:00:00Z'
const come = (id: string): Noted => ({
  kind: 'come',
  id,
  who: { kind: 'person', person: `person ${id}`, name: id, firm: null },
  decision: { colour: 'amber', reasons: [] },
  at,
})
const inside = (passes: readonly GatePass[]) => insideOf(passes).map(({ id }) => id)

test('who came and went without a connection is inside, or is not, before the server knows it', () => {
  const known = [pass('Ann'), pass('Ben')]
  const noted: Noted[] = [come('Cem'), { kind: 'go', pass: 'Ann', at }, come('Dot')]
  assert.deepEqual(inside(passesWith(known, noted)), ['Dot', 'Cem', 'Ben'])
  assert.deepEqual(inside(passesWith(known, [...noted, { kind: 'go', pass: 'Cem', at }])), [
    'Dot',
    'Ben',
  ])
})

test('what the server has by now is not there twice', () => {
  const known = [pass('Cem', { away: true }), pass('Ann', { out_at: '2026-03-10T12:30:00Z' })]
  const shown = passesWith(known, [come('Cem'), { kind: 'go', pass: 'Ann', at }])
  assert.deepEqual(shown, known)
})

test('who was refused is not inside', () => {
  assert.deepEqual(inside([pass('Ann', { in_at: null, colour: 'red' })]), [])
})
