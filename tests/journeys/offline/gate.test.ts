// The tablet of a gate whose line is cut: it lets in by the rules that it has, says how old they are, and after a day
// decides nothing; what happened leaves when the line is back.
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { decide } from '../../../src/features/gate/deciding/decide.ts'
import type { GateRules } from '../../../src/features/gate/gate.contract.ts'
import { manager, sending } from '../../submissions/sending.ts'
import { until } from '../../until.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { away, isReady } from './kept.ts'
import { overLine } from './line.ts'

const minute = 60_000

describe('a tablet at a gate without a connection', () => {
  const journeys = withBrowser({ opensOffline: true })
  const line = overLine(journeys)
  const { good } = sending(journeys)
  afterEach(line.mend)

  test('opens again, lets in, says the age of its rules, and after a day decides nothing', async () => {
    const [gate] = await good<{ id: string }[]>(manager, 'GET', 'gate')
    assert.ok(gate)
    const rules = () => good<GateRules>(manager, 'GET', `gate/${gate.id}`)
    const { people, passes, today } = await rules()
    const welcome = people.find(
      ({ id, facts }) =>
        decide(facts, today).colour !== 'red' && !passes.some(({ person }) => person === id),
    )
    assert.ok(welcome)
    const { path } = await good<{ path: string }>(manager, 'PUT', `gate/${gate.id}/tablet`)
    const person = await journeys.visitor()
    const { page } = person
    person.expected.push(...away)
    await person.go(path)
    await isReady(page, ['/api/gate/'])
    await line.cut()
    await page.reload()
    await page.getByLabel('Name or card').fill(welcome.name)
    await page.getByRole('button', { name: welcome.name }).first().click()
    const verdict = page.getByRole('region', { name: welcome.name })
    await verdict.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Waiting for a connection, stored on this device: 1').waitFor()
    const inside = page.getByRole('region', { name: 'Inside now' })
    await inside.getByRole('button', { name: `Sign out: ${welcome.name}` }).waitFor()
    await inside.getByText(/^First aid/).waitFor()
    await assertClean(person)

    await page.clock.setSystemTime(Date.now() + 10 * minute)
    await page.reload()
    await page.getByText(/No newer rules yet: these are of/).waitFor()
    await page.getByLabel('Name or card').waitFor()
    await page.clock.setSystemTime(Date.now() + 25 * 60 * minute)
    await page.reload()
    await page.getByText(/more than a day ago: the gate does not decide/).waitFor()
    assert.equal(await page.getByLabel('Name or card').count(), 0)

    await page.clock.setSystemTime(Date.now())
    await line.mend()
    await page.reload()
    const came = await until(
      async () => (await rules()).passes.find((pass) => pass.person === welcome.id),
      { what: 'What the tablet noted' },
    )
    assert.equal(came.away, true)
  })
})
