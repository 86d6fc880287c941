import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOfLanded, landedFaults, landedIn } from './landed.ts'

const [one, two] = ['1'.repeat(64), '2'.repeat(64)]
const landed = landedIn(`${one}  0001_first.sql\n${two}  0002_second.sql\n`)

test('a migration that was edited, is gone or is not listed is refused', () => {
  assert.deepEqual(faultsOfLanded(landed, landed), [])
  const there = [
    { name: '0001_first.sql', hash: two },
    { name: '0003_third.sql', hash: one },
  ]
  const [edited, gone, unlisted, ...more] = faultsOfLanded(landed, there)
  assert.match(edited ?? '', /^0001_first.sql: edited after it landed/)
  assert.match(gone ?? '', /^0002_second.sql: a migration that landed is gone/)
  assert.match(unlisted ?? '', /^0003_third.sql: not in/)
  assert.deepEqual(more, [])
})

test('the migrations of the product are as they landed', () => {
  assert.deepEqual(landedFaults(), [])
})
