import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { same } from '../same.ts'
import { mergeLists, mergeValue, mergeValues } from './merge.ts'

const values: [
  what: string,
  was: unknown,
  mine: unknown,
  theirs: unknown,
  value: unknown,
  conflict: boolean,
][] = [
  ['nobody changed it', 1, 1, 1, 1, false],
  ['I changed it', 1, 2, 1, 2, false],
  ['they changed it', 1, 1, 2, 2, false],
  ['both changed it to the same', 1, 2, 2, 2, false],
  ['both changed it', 1, 2, 3, 2, true],
  ['I took it out and they changed it', 1, null, 3, null, true],
  ['what is not there and what holds nothing are one', undefined, null, 3, 3, false],
  ['both put into a list', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c'], false],
  ['each took one out of a list', ['a', 'b', 'c'], ['b', 'c'], ['a', 'b'], ['b'], false],
  ['a list of two with one name is one value', [], ['a', 'a'], ['b'], ['a', 'a'], true],
]
for (const [what, was, mine, theirs, value, conflict] of values)
  test(`merged: ${what}`, () => {
    assert.deepEqual(mergeValue(was, mine, theirs), { value, conflict })
  })

const entry = (id: string, words: string) => ({ id, words })

test('of an entry that both changed mine stays, and one that only one took out stays if it was changed', () => {
  const was = [entry('1', 'a'), entry('2', 'b')]
  assert.deepEqual(mergeLists(was, [entry('1', 'mine'), was[1]], [entry('1', 'theirs'), was[1]]), {
    value: [entry('1', 'mine'), entry('2', 'b')],
    conflicts: ['1'],
  })
  assert.deepEqual(mergeLists(was, [was[0]], [was[0], entry('2', 'theirs')]), {
    value: [entry('1', 'a'), entry('2', 'theirs')],
    conflicts: ['2'],
  })
})

test('who moved entries decides their order; where both did, what was saved first stands', () => {
  const of = (...names: string[]) => mergeLists(['a', 'b', 'c'], names, ['a', 'b', 'c'])?.value
  assert.deepEqual(of('c', 'a', 'b'), ['c', 'a', 'b'])
  const both = mergeLists(['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'a', 'c', 'd'])
  assert.deepEqual(both?.value, ['b', 'a', 'c', 'd'])
})

const anything = fc.oneof(
  fc.constantFrom(null, 'x', 'y', 'z'),
  fc.subarray(['p', 'q', 'r']),
  fc.record({ id: fc.constant('1'), words: fc.constantFrom('x', 'y') }),
)
const all = fc.dictionary(fc.constantFrom('a', 'b', 'c'), anything)

test('with one alone at work, the merge is that one’s', () => {
  fc.assert(
    fc.property(all, all, (was, work) => {
      for (const { values: merged, conflicts } of [
        mergeValues(was, work, was),
        mergeValues(was, was, work),
      ]) {
        assert.deepEqual(conflicts, [])
        for (const name of ['a', 'b', 'c']) assert.ok(same(merged[name], work[name]), name)
      }
    }),
  )
})

test('both sides see the same conflicts', () => {
  fc.assert(
    fc.property(all, all, all, (was, mine, theirs) => {
      const { conflicts } = mergeValues(was, mine, theirs)
      const there = mergeValues(was, theirs, mine)
      assert.deepEqual([...conflicts].sort(), [...there.conflicts].sort())
    }),
  )
})
