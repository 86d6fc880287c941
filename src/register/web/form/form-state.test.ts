import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyRow, defineRegister } from '../../define.ts'
import { rows } from '../../fields/structured.ts'
import { longText, text } from '../../fields/text.ts'
import { merge } from './conflict/merge.ts'
import {
  changedIn,
  contentOf,
  type FormState,
  leaveField,
  openForm,
  refuse,
  resolve,
  restore,
  setValue,
  takeRow,
} from './form-state.ts'

const things = defineRegister('locations', {
  one: 'Thing',
  many: 'Things',
  lead: '',
  fields: {
    name: text(),
    note: longText(),
    parts: rows({ columns: { name: text() } }),
  },
  list: ['name'],
  form: [],
  capabilities: ['create', 'edit'],
})
const row = (version: number, name: string, note: string | null = null): AnyRow =>
  ({ id: '0', version, name, note, parts: [] }) as unknown as AnyRow

const open = (given?: AnyRow) =>
  openForm({ register: things, row: given, within: undefined, newId: 'new' })
/** Each of these may not be "bad". */
const check = ({ values }: FormState) =>
  Object.fromEntries(
    ['name', 'note'].flatMap((name) => (values[name] === 'bad' ? [[name, ['Bad.']]] : [])),
  )
const begun = open(row(1, 'Pump'))

test('only what differs from how it began is changed, and stored', () => {
  const typed = setValue(begun, 'note', 'Leaks', check)
  assert.deepEqual([changedIn(begun), changedIn(typed)], [[], ['note']])
  assert.deepEqual(contentOf(typed), { newId: 'new', row: begun.row, values: { note: 'Leaks' } })
})

test('what is wrong is said when a field is left, and until it is right', () => {
  const typed = setValue(begun, 'name', 'bad', check)
  assert.deepEqual(typed.errors, {})
  const left = leaveField(typed, 'name', check)
  assert.deepEqual(left.errors, { name: ['Bad.'] })
  assert.deepEqual(setValue(left, 'name', 'Pump', check).errors, {})
  assert.deepEqual(setValue(left, 'note', 'bad', check).errors, { name: ['Bad.'] })
})

test('a field that nothing was entered in is left in peace, and so is a row that was just added', () => {
  const bad = open(row(1, 'bad'))
  assert.deepEqual(leaveField(bad, 'name', check).errors, {})
  const added = setValue(begun, 'parts', [{ id: '1', name: null }], check)
  assert.equal(
    leaveField(added, 'parts', () => ({ parts: ['No name.'] })),
    added,
  )
})

test('each save that fails is counted, so that each leads to what is wrong', () => {
  const once = refuse(begun, { name: ['Bad.'] })
  assert.deepEqual([refuse(once, {}).failed, refuse(once, {}).errors], [2, {}])
})

test('the row of somebody else’s save is what is changed from then on', () => {
  const next = takeRow(setValue(begun, 'name', 'Pumps', check), row(2, 'Fan'))
  assert.deepEqual([next.row?.version, next.values.name, changedIn(next)], [2, 'Fan', []])
})

test('what both changed is as it was chosen, what one changed as they did', () => {
  const mine = setValue(begun, 'name', 'Pumps', check)
  const merged = merge(things, mine.start, row(2, 'Fan', 'Theirs'), mine.values)
  assert.deepEqual(merged.clashes, ['name'])
  const next = resolve({ ...mine, conflict: merged }, merged, { name: 'Fan' })
  assert.deepEqual(
    [next.values.name, next.values.note, next.row?.version, next.conflict],
    ['Fan', 'Theirs', 2, undefined],
  )
  assert.deepEqual(changedIn(resolve(mine, merged)), ['name'])
})

test('what was left before stands on the row as it was then, so that a change since is noticed', () => {
  const before = { newId: 'then', row: row(1, 'Pump'), values: { note: 'Leaks' } }
  const next = restore(open(row(2, 'Fan')), before)
  assert.deepEqual(
    [next.row?.version, next.values.name, next.values.note, next.newId],
    [1, 'Pump', 'Leaks', 'then'],
  )
  const made = restore(open(), { newId: 'then', row: undefined, values: { name: 'New' } })
  assert.deepEqual([made.row, made.values.name, changedIn(made)], [undefined, 'New', ['name']])
})
