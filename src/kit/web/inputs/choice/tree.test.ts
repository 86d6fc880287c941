import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  branchesAbove,
  filterTree,
  openOnes,
  type TreeOption,
  treeRows,
  withChildren,
} from './tree.ts'

const tree: TreeOption[] = [
  {
    id: 'fall',
    label: 'Fall',
    children: [
      { id: 'ladder', label: 'From a ladder' },
      { id: 'roof', label: 'From a roof' },
    ],
  },
  { id: 'later', label: 'Chemical', children: null },
  { id: 'none', label: 'Other', children: [] },
]
const ids = (options: readonly TreeOption[]): unknown[] =>
  options.map(({ id, children }) => (children?.length ? [id, ids(children)] : id))

test('the filter keeps the way to what it finds, and the whole branch of a match', () => {
  assert.deepEqual(ids(filterTree(tree, 'LADDER')), [['fall', ['ladder']]])
  assert.deepEqual(ids(filterTree(tree, 'fall')), [['fall', ['ladder', 'roof']]])
  assert.deepEqual(filterTree(tree, 'nowhere'), [])
  assert.equal(filterTree(tree, ' ').length, 3)
})

test('what cannot be chosen is there for a search alone', () => {
  const shed: TreeOption = { id: 'shed', label: 'Shed', note: 'Archived' }
  const yard: TreeOption = { id: 'yard', label: 'Yard', children: [shed] }
  assert.deepEqual(openOnes([yard, shed]), [{ id: 'yard', label: 'Yard' }])
  assert.deepEqual(ids(filterTree([yard], 'shed')), [['yard', ['shed']]])
  assert.deepEqual(openOnes(tree), tree)
})

const rows = (open: string[], states: Map<string, 'loading' | 'failed'> = new Map()) =>
  treeRows(tree, (option) => open.includes(option.id), states).map((row) =>
    row.kind === 'option' ? row.option.id : `${row.note}@${row.level}`,
  )

test('closed branches hide what is below them', () => {
  assert.deepEqual(rows([]), ['fall', 'later', 'none'])
  assert.deepEqual(rows(['fall']), ['fall', 'ladder', 'roof', 'later', 'none'])
})

test('an open branch tells that it loads, failed or is empty', () => {
  assert.deepEqual(rows(['none']), ['fall', 'later', 'none', 'empty@2'])
  assert.deepEqual(rows(['later'], new Map([['later', 'loading']])).slice(2, 3), ['loading@2'])
  assert.deepEqual(rows(['later'], new Map([['later', 'failed']])).slice(2, 3), ['failed@2'])
})

test('loaded children stand in their branch', () => {
  const loaded = withChildren(tree, 'later', [{ id: 'acid', label: 'Acid' }])
  assert.deepEqual(ids(loaded)[1], ['later', ['acid']])
})

test('the branches above a choice are found', () => {
  assert.deepEqual(branchesAbove(tree, ['roof', 'ladder']), ['fall'])
})
