import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FormDefinition, openFilling } from '../../../forms/definition/index.ts'
import { type Begin, nothingAbout } from '../../filling/web/device/stored.ts'
import { factsOf } from './facts.ts'

const begin: Begin = { me: { id: 'me', name: 'Luc' }, project: null, last: null }
const definition = {
  fields: [
    { key: 'day', type: 'date', label: 'Day', prefill: 'today', max: 'today' },
    { key: 'at', type: 'datetime', label: 'At', prefill: 'now' },
  ],
  languages: ['en'],
} as unknown as FormDefinition

test('today is the company’s when it is asked: of a form kept for days, and over midnight', (on) => {
  // Eleven in the evening in Toronto, the next morning in Europe.
  on.mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-22T04:00:00Z') })
  const facts = factsOf(begin, nothingAbout, 'America/Toronto')
  assert.ok(facts)
  const filling = openFilling(definition, {}, { begin: facts })
  assert.deepEqual(filling.answers(), { day: '2026-11-21', at: '2026-11-21T23:00' })
  const tomorrow = openFilling(definition, { day: '2026-11-22' }, { begin: facts })
  assert.equal(tomorrow.validate().length, 1)
  on.mock.timers.tick(90 * 60_000)
  assert.deepEqual(tomorrow.validate(), [])
})
