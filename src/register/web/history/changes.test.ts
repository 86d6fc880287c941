import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyRow, defineRegister } from '../../define.ts'
import { choice } from '../../fields/choice.ts'
import { reference, references } from '../../fields/pointing.ts'
import { text } from '../../fields/text.ts'
import { date } from '../../fields/time.ts'
import { linesOf, namesIn } from './changes.ts'

const things = defineRegister('locations', {
  one: 'Thing',
  many: 'Things',
  lead: '',
  fields: {
    name: text(),
    state: choice({ options: { open: 'Open', shut: 'Shut' } }),
    place: reference({ to: 'locations' }),
    others: references({ to: 'locations' }),
    due_on: date({ label: 'Due' }),
    secret: text(),
  },
  list: ['name'],
  form: [],
  capabilities: ['edit'],
})
const speech = { locale: 'en', say: (words: string) => words } as const
const row = { place: { id: 'id-of-the-yard', name: 'Yard' }, others: [] } as unknown as AnyRow
const lines = (before: object, after: object) =>
  linesOf(
    things,
    { before: { ...before }, after: { ...after } },
    { speech, names: namesIn(things, row) },
  )

test('values are said as the screens say them', () => {
  assert.deepEqual(
    lines({ state: 'open', due_on: null }, { state: 'shut', due_on: '2026-03-09' }),
    [
      { label: 'State', before: 'Open', after: 'Shut' },
      { label: 'Due', before: '', after: 'Mar 9, 2026' },
    ],
  )
})

test('an id has its name where it is known, and else its end', () => {
  assert.deepEqual(lines({ place: 'gone-long-ago-123456' }, { place: 'id-of-the-yard' }), [
    { label: 'Place', before: '#123456', after: 'Yard' },
  ])
})

test('what the log keeps to itself is said to have changed, and columns of ours are not said', () => {
  assert.deepEqual(lines({ secret: '•••', position: 1 }, { secret: '•••', position: 2 }), [
    { label: 'Secret', before: undefined, after: undefined },
  ])
})
