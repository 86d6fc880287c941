import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyRow, defineRegister } from '../../../define.ts'
import { yesNo } from '../../../fields/choice.ts'
import { number } from '../../../fields/number.ts'
import { rows } from '../../../fields/structured.ts'
import { text } from '../../../fields/text.ts'
import { problemsIn } from './checks.ts'
import { errorOf, withErrorsOf } from './error-of.ts'
import { startOf } from './values.ts'

const things = defineRegister('locations', {
  one: 'Thing',
  many: 'Things',
  lead: '',
  fields: {
    name: text({ required: true, max: 5 }),
    count: number({ max: 9 }),
    broken: yesNo(),
    why: text({
      required: true,
      when: [{ field: 'broken', operator: 'is_equal_to', value: 'yes' }],
    }),
    parts: rows({ columns: { name: text({ required: true }) } }),
  },
  list: ['name'],
  form: [],
  capabilities: ['create', 'edit'],
})
const say = (words: string) => words
const wrong = (values: object, row?: AnyRow) =>
  problemsIn({ register: things, row, values: { ...startOf(things, row), ...values } }, say)

test('each field has what is wrong with it, in plain words', () => {
  assert.deepEqual(wrong({ count: 9.5 }), {
    name: ['This is required.'],
    count: ['Please enter 9 or less.', 'Please enter a whole number.'],
  })
  assert.deepEqual(wrong({ name: 'longer' }), { name: ['Please use at most 5 characters.'] })
  assert.deepEqual(wrong({ name: 'ok', count: 'many' }), { count: ['Please enter a number.'] })
})

test('a field that is asked for only sometimes is required only then', () => {
  assert.deepEqual(wrong({ name: 'ok' }), {})
  assert.deepEqual(wrong({ name: 'ok', broken: true }), { why: ['This is required.'] })
  assert.deepEqual(wrong({ name: 'ok', broken: true, why: 'fell' }), {})
})

test('what lies inside a field is told with its place, and with the field', () => {
  const errors = wrong({
    name: 'ok',
    parts: [{ id: '01900000-0000-7000-8000-000000000001', name: null }],
  })
  assert.deepEqual(Object.keys(errors), ['parts.0.name'])
  assert.equal(errorOf(errors, 'parts'), 'This is required.')
  assert.equal(errorOf(errors, 'part'), undefined)
  assert.deepEqual(withErrorsOf(errors, {}, 'parts'), {})
})

test('of a row that is there, only what changed is looked at', () => {
  const row = { id: '0', version: 3, name: 'too long by far', count: 1 } as unknown as AnyRow
  assert.deepEqual(wrong({}, row), {})
  assert.deepEqual(wrong({ count: 12 }, row), { count: ['Please enter 9 or less.'] })
})
