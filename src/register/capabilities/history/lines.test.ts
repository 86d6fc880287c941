import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Text } from '../../../kit/web/language/catalogue.ts'
import { defineRegister } from '../../define.ts'
import { choice } from '../../fields/choice.ts'
import { reference, references } from '../../fields/pointing.ts'
import { text } from '../../fields/text.ts'
import { date } from '../../fields/time.ts'
import { deedOf, linesOf, type PastNames } from './lines.ts'

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
const speech = {
  locale: 'en',
  say: (words: string) => words,
  currency: 'CAD',
  moment: String,
} as const
const names: PastNames = {
  yard: { name: 'Yard', state: 'there' },
  shed: { name: 'Shed', state: 'archived' },
  barn: { name: 'Barn', state: 'removed' },
}
const said: Text = (key, values) => `${key} ${JSON.stringify(values)}`
const lines = (before: object, after: object) =>
  linesOf(things, { before: { ...before }, after: { ...after } }, { speech, names, text: said })

test('values are said as the screens say them', () => {
  assert.deepEqual(
    lines({ state: 'open', due_on: null }, { state: 'shut', due_on: '2026-03-09' }),
    [
      { label: 'State', before: 'Open', after: 'Shut' },
      { label: 'Due', before: '', after: 'Mar 9, 2026' },
    ],
  )
})

test('an object that a field has no longer is said as it is stored', () => {
  const [name] = lines({}, { name: { x: 1 } })
  assert.equal(name?.after, '{"x":1}')
})

test('what was pointed at has its name, and is said to be archived or removed', () => {
  assert.deepEqual(lines({ place: 'shed', others: ['yard', 'barn'] }, { place: 'yard' }), [
    { label: 'Place', before: 'history_archived {"name":"Shed"}', after: 'Yard' },
    { label: 'Others', before: 'Yard, history_removed {"name":"Barn"}', after: '' },
  ])
})

test('what nobody has a name for is told apart by the end of its id', () => {
  assert.deepEqual(lines({ place: 'gone-long-ago-123456' }, { place: 'also-gone-123457' }), [
    {
      label: 'Place',
      before: 'history_removed {"name":"#123456"}',
      after: 'history_removed {"name":"#123457"}',
    },
  ])
})

test('what the log keeps to itself is said to have changed, and columns of ours are not said', () => {
  assert.deepEqual(lines({ secret: '•••', position: 1 }, { secret: '•••', position: 2 }), [
    { label: 'Secret', before: null, after: null },
  ])
})

test('what was done is told apart where the log says no more than that a row changed', () => {
  const done = (action: string, after: object) =>
    deedOf(action, { before: {}, after: { ...after } })
  assert.deepEqual(
    [
      done('update', { name: 'Yard' }),
      done('update', { position: 7 }),
      done('update', { completed_at: null, completed_by: null }),
      done('update', { completed_at: '2026-03-09', completed_by: 'x' }),
      done('renew-code', {}),
      done('never heard of', {}),
    ],
    ['update', 'order', 'reopen', 'complete', 'renew_code', 'update'],
  )
})
