// Every register of the product, so that none is forgotten. What is true of one alone is tested
// beside its definition.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registers } from '../../src/app/composed/registers.ts'
import { extensions } from '../../src/app/registry.server.ts'
import { verifyChangeLog } from '../../src/features/change-log/server/verify.ts'
import { describeInShort, describeRegister } from './describe-register.ts'
import { extras } from './extras.ts'
import { inFull, traitsOf } from './in-full.ts'
import { sharedServer } from './server.ts'

// A register without a form of its own has rows that something else makes: its own tests say how.
const filledIn = extensions.filter(({ register }) => register.form.length > 0)
const full = inFull(filledIn)

for (const { register } of filledIn) {
  const describe = full.has(register) ? describeRegister : describeInShort
  describe(register, extras[register.name])
}

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

test('the change log of every company is whole after all of it', async () => {
  const { database } = await sharedServer()
  let rows = 0
  for await (const verdict of verifyChangeLog(database)) {
    assert.equal(verdict.fault, undefined)
    rows += verdict.rows
  }
  assert.ok(rows > 100)
})
