import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterOptions, summary, toggled, toOptions } from './options.ts'
import { findTyped, TypeAhead } from './type-ahead.ts'

test('an option is read by id and label, or by the keys given', () => {
  assert.deepEqual(toOptions([{ id: 7, label: 'Crane' }]), [{ value: '7', label: 'Crane' }])
  assert.deepEqual(
    toOptions([{ uuid: 'u', name: 'Lift' }], { valueKey: 'uuid', labelKey: 'name' }),
    [{ value: 'u', label: 'Lift' }],
  )
})

const options = toOptions([
  { id: 'm', label: 'Montréal' },
  { id: 't', label: 'Toronto' },
])

test('the filter minds neither case nor accents', () => {
  assert.deepEqual(
    filterOptions(options, ' MONTREAL').map((option) => option.value),
    ['m'],
  )
})

test('chosen labels are joined by a comma up to the limit, then counted', () => {
  const say = (count: number) => `${count} items selected`
  assert.equal(summary(options, ['m', 't'], 2, say), 'Montréal, Toronto')
  assert.equal(summary(options, ['m', 't'], 1, say), '2 items selected')
  assert.equal(summary(options, ['gone'], 1, say), 'gone')
})

test('a toggled value comes in at the end and goes out again', () => {
  assert.deepEqual(toggled(['a'], 'b'), ['a', 'b'])
  assert.deepEqual(toggled(['a', 'b'], 'a'), ['b'])
})

test('letters within 500 ms make a word, a later one starts anew', () => {
  const buffer = new TypeAhead()
  assert.equal(buffer.type('t', 1000), 't')
  assert.equal(buffer.type('o', 1499), 'to')
  assert.equal(buffer.type('m', 1999), 'm')
})

test('one letter goes on to the next label, several stay where they still fit', () => {
  const labels = ['Tar', 'Toe', 'Wood']
  assert.equal(findTyped(labels, 't', -1), 0)
  assert.equal(findTyped(labels, 't', 0), 1)
  assert.equal(findTyped(labels, 't', 1), 0)
  assert.equal(findTyped(labels, 'to', 1), 1)
  assert.equal(findTyped(labels, 'x', 0), -1)
})
