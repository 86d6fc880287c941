// At the gate: red, let in all the same, inside, out again; and what that comes to in hours and first aid.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { decide } from '../../../src/features/gate/deciding/decide.ts'
import type { GateRules } from '../../../src/features/gate/gate.contract.ts'
import { manager, sending } from '../../submissions/sending.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('the gate of a project', () => {
  const journeys = withBrowser()
  const { good } = sending(journeys)

  test('red, an override with a reason, in, out; the hours and the first aid of the day say so', async () => {
    const [gate] = await good<{ id: string }[]>(manager, 'GET', 'gate')
    assert.ok(gate)
    const { people, passes, today } = await good<GateRules>(manager, 'GET', `gate/${gate.id}`)
    const red = people.find(
      ({ id, facts }) =>
        decide(facts, today).colour === 'red' && !passes.some(({ person }) => person === id),
    )
    assert.ok(red)
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(`/dashboard/gate?project=${gate.id}`)
    await page.getByLabel('Name or card').fill(red.name)
    await page.getByRole('button', { name: red.name }).click()
    const verdict = page.getByRole('region', { name: red.name })
    await verdict.getByText('May not come in').waitFor()
    assert.equal(await verdict.getByRole('button', { name: 'Sign in' }).count(), 0)
    await verdict.getByLabel('Why they may come in all the same').fill('Escorted to the trailer.')
    await verdict.getByRole('button', { name: 'Let them in today' }).click()
    await verdict.getByText('Escorted to the trailer.').waitFor()
    await assertClean(person)
    await verdict.getByRole('button', { name: 'Sign in' }).click()
    const inside = page.getByRole('region', { name: 'Inside now' })
    await inside.getByRole('button', { name: `Sign out: ${red.name}` }).waitFor()
    await inside.getByText(/^First aid/).waitFor()
    await assertClean(person)
    await inside.getByRole('button', { name: `Sign out: ${red.name}` }).click()
    await inside
      .getByRole('button', { name: `Sign out: ${red.name}` })
      .waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Hours at the gate' }).click()
    const hours = page.getByRole('region', { name: 'Hours at the gate' })
    await hours.getByRole('row').filter({ hasText: red.name }).waitFor()
    await assertClean(person)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    assert.match((await file).suggestedFilename(), /\.csv$/)
  })

  test('a contractor’s record says by what score it is prequalified, and until when', async () => {
    const { data } = await good<{ data: { id: string }[] }>(
      ...([manager, 'GET', 'trade-contractors?search=Ironside'] as const),
    )
    const person = await journeys.signedIn(manager)
    await person.go(`/dashboard/trade-contractors/record/${data[0]?.id}`)
    await person.page.getByText(/Prequalification: 91%, valid until/).waitFor()
    await assertClean(person)
  })
})
