import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faults } from './faults.ts'
import { written } from './history.ts'
import { simulate } from './simulate.ts'

test('in 100,000 histories nothing is lost, doubled, or different in the end', () => {
  const found = simulate(1, 100_000)
  assert.equal(found && `Seed ${found.seed}. ${found.wrong}\n${written(found.history)}`, undefined)
})

for (const [fault, replaced] of Object.entries(faults))
  test(`the simulation finds that ${fault}`, (context) => {
    const found = simulate(1, 20_000, replaced)
    assert.ok(found, 'It was not found.')
    context.diagnostic(`${found.wrong}\n${written(found.history)}`)
    // Short enough to be read.
    assert.ok(found.history.steps.length <= 9, written(found.history))
  })
