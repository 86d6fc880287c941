// The registers of the product, divided over files of tests that run side by side. What is true of one alone is
// tested beside its definition.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extensions } from '../../../src/app/registry.server.ts'
import { verifyChangeLog } from '../../../src/features/change-log/server/verify.ts'
import { has } from '../../../src/register/define.ts'
import { describeInShort, describeRegister } from '../describe-register.ts'
import { extras } from '../extras.ts'
import { sayExtras } from '../house.ts'
import { inFull } from '../in-full.ts'
import { sharedServer } from '../server.ts'

// What no form makes, something else does: the register's own tests say how.
export const filledIn = extensions.filter(({ register }) => has(register, 'create'))
export const full = inFull(filledIn)

/** Each has a file of tests here. */
export const shares = [1, 2, 3, 4] as const

/** Those that are tested in full first, dealt out in turn. */
const dealt = [
  ...filledIn.filter(({ register }) => full.has(register)),
  ...filledIn.filter(({ register }) => !full.has(register)),
]

export function describeShare(share: (typeof shares)[number]): void {
  // Rows of other shares are pointed at, and made by their registers' rules.
  for (const { register } of filledIn) sayExtras(register, extras[register.name] ?? {})
  for (const { register } of dealt.filter((_, at) => at % shares.length === share - 1)) {
    const describe = full.has(register) ? describeRegister : describeInShort
    describe(register)
  }
  test('the change log of every company is whole after all of it', async () => {
    const { database } = await sharedServer()
    let rows = 0
    for await (const verdict of verifyChangeLog(database)) {
      assert.equal(verdict.fault, undefined)
      rows += verdict.rows
    }
    assert.ok(rows > 100)
  })
}
