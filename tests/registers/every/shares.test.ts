// No register is forgotten when they are divided.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { registers } from '../../../src/app/composed/registers.ts'
import { extras } from '../extras.ts'
import { traitsOf } from '../in-full.ts'
import { filledIn, full, shares } from './shares.ts'

test('each share has its file', () => {
  const files = globSync('share-*.test.ts', { cwd: import.meta.dirname })
  assert.deepEqual(
    files.sort(),
    shares.map((share) => `share-${share}.test.ts`),
  )
})

test('every kind of field, capability, rule, and what they do together, is tested in full', () => {
  const met = new Set(filledIn.filter(({ register }) => full.has(register)).flatMap(traitsOf))
  assert.deepEqual(
    filledIn.flatMap(traitsOf).filter((trait) => !met.has(trait)),
    [],
  )
})

test('nothing is said of a register that is not there', () => {
  const names = registers.map(({ name }) => name)
  assert.deepEqual(
    Object.keys(extras).filter((name) => !names.includes(name)),
    [],
  )
})
