import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GatePerson } from '../gate.contract.ts'
import { foundAmong } from './found-among.ts'

const person = (name: string, cards: string[], firm: string | null = null): GatePerson => ({
  ...{ id: name, name, firm, cards, aid: [] },
  facts: { stopped: null, is_listed: true, orientation: null, trainings: [], contractor: null },
})
const people = [
  person('Zoë Lévesque', ['E-104', 'S-9']),
  person('Ann Lee', ['104'], 'Ironside Steel'),
  person('Ann Leeson', []),
]
const found = (search: string) => foundAmong(people, search).map(({ name }) => name)
const passport = (said: unknown) =>
  `https://safety.example.com/passport/${Buffer.from(JSON.stringify(said)).toString('base64url')}.c2ln`

for (const [search, expected] of [
  ['104', ['Ann Lee']],
  ['s-9', ['Zoë Lévesque']],
  ['ann', ['Ann Lee', 'Ann Leeson']],
  ['lee ironside', ['Ann Lee']],
  ['levesque', ['Zoë Lévesque']],
  [passport({ v: 2, name: 'Zoë Lévesque' }), ['Zoë Lévesque']],
  [passport({ v: 2, name: 'Ann' }), []],
  [passport({ v: 2 }), []],
  ['https://safety.example.com/passport/@@@.x', []],
  ['https://safety.example.com/passport/bm9qc29u.x', []],
  ['', []],
] as const)
  test(`“${search}” is ${expected.join(', ') || 'nobody'}`, () => {
    assert.deepEqual(found(search), expected)
  })
