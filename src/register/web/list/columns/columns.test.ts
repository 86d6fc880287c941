import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineRegister } from '../../../define.ts'
import { longText, text } from '../../../fields/text.ts'
import { date } from '../../../fields/time.ts'
import { chosenColumns, columnsFor } from './columns.ts'

const talks = defineRegister('talks', {
  one: 'Talk',
  many: 'Talks',
  lead: '',
  fields: { day: date(), title: text({ required: true }), notes: longText() },
  named: 'title',
  list: ['title', 'day'],
  form: [['Talk', ['title']]],
  grants: 'toolbox-talks',
  capabilities: ['archive'],
})

const names = (columns: { name: string }[]) => columns.map(({ name }) => name)

test('what names a row comes first, in what there is and in what is shown', () => {
  assert.equal(names(columnsFor(talks, 'active'))[0], 'title')
  assert.deepEqual(names(chosenColumns(talks, 'active', ['notes', 'day'])), [
    'title',
    'notes',
    'day',
  ])
})

test('a chosen column that is gone is left out', () => {
  assert.deepEqual(names(chosenColumns(talks, 'active', ['gone', 'day'])), ['title', 'day'])
})

test('what is archived is shown with when and why', () => {
  assert.deepEqual(names(chosenColumns(talks, 'deleted', null)), [
    'title',
    'archived_at',
    'archived_reason',
    'day',
  ])
  assert.equal(names(columnsFor(talks, 'active')).includes('archived_at'), false)
})

test('a long text does not sort', () => {
  assert.equal(columnsFor(talks, 'active').find(({ name }) => name === 'notes')?.sorts, false)
})
