import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countOf, found, type PlaceNode, treeOf } from './place-tree.ts'

const place = (id: string, parent?: string) => ({
  id,
  name: id,
  parent,
  kind: 'zone',
  responsible: undefined,
})
const shown = (nodes: readonly PlaceNode[]): unknown[] =>
  nodes.map(({ name, inside }) => (inside.length === 0 ? name : [name, shown(inside)]))

const tree = treeOf([
  place('Yard'),
  place('Gate', 'Yard'),
  place('Étage 2', 'Tower'),
  place('Tower'),
  place('Room', 'Étage 2'),
  place('Left over', 'gone'),
])

test('each place stands within its own, in the order given', () => {
  assert.deepEqual(shown(tree), [
    ['Yard', ['Gate']],
    ['Tower', [['Étage 2', ['Room']]]],
    'Left over',
  ])
  assert.equal(countOf(tree), 6)
})

test('a place is found with those that it lies in, and with what is inside it', () => {
  assert.deepEqual(shown(found(tree, 'etage')), [['Tower', [['Étage 2', ['Room']]]]])
  assert.deepEqual(shown(found(tree, 'ROOM')), [['Tower', [['Étage 2', ['Room']]]]])
  assert.deepEqual(found(tree, 'cellar'), [])
})
