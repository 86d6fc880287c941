// Several questions at once, and sections as one thing: what a person sees move, come and go.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '../definition/question.ts'
import { type BuilderState, opened, select, undo } from './builder-state.ts'
import { shownKeys } from './section-blocks.ts'
import {
  drop,
  duplicateChosen,
  fold,
  mark,
  markTo,
  removeChosen,
  requireChosen,
  shift,
} from './several.ts'

/** `A B` are sections, `(` a page, the rest questions; each key is its label. */
const form = (keys: string): BuilderState =>
  opened({
    fields: [...keys].map((key): Question => {
      const type = /[A-Z]/.test(key) ? 'section' : key === '(' ? 'page' : 'text'
      return { key, label: key, type }
    }),
    languages: ['en'],
  })
const order = ({ definition }: BuilderState) => definition.fields.map(({ label }) => label).join('')
const shown = ({ definition, folded }: BuilderState) =>
  shownKeys(definition.fields, folded).join('')
const oneStep = (before: BuilderState, after: BuilderState) => {
  assert.equal(after.past.length, before.past.length + 1)
  assert.equal(order(undo(after)), order(before))
}

test('several that are chosen move together, in one step that is taken back as one', () => {
  const chosen = mark(mark(form('abcde'), 'b'), 'd')
  const down = shift(chosen, 1)
  assert.equal(order(down), 'acebd')
  oneStep(chosen, down)
  assert.equal(order(shift(chosen, -1)), 'bdace')
  assert.equal(order(drop(chosen, 'd', 0)), 'bdace')
  assert.equal(order(shift(mark(form('abc'), 'c'), 1)), 'abc')
})

test('a range is chosen from where it began to where the shift key ends it', () => {
  const range = markTo(select(form('abcde'), 'b'), 'd')
  assert.deepEqual(range.marked, ['b', 'c', 'd'])
  assert.deepEqual(markTo(range, 'a').marked, ['a', 'b'])
})

test('several are required, copied and removed in one step each; a line is never required', () => {
  const chosen = mark(form('aBcd'), 'B')
  const required = requireChosen(chosen, true)
  oneStep(chosen, required)
  assert.deepEqual(
    required.definition.fields.map((field) => field.required === true),
    [false, false, true, true],
  )
  assert.equal(requireChosen(required, true), required)
  const copied = duplicateChosen(chosen)
  assert.equal(order(copied), 'aBcdBcd')
  assert.equal(copied.marked.length, 3)
  oneStep(chosen, copied)
  const left = removeChosen(chosen)
  assert.deepEqual([order(left), left.marked], ['a', []])
  oneStep(chosen, left)
})

test('a copy of several refers to the copies, not to the originals', () => {
  const [first, second] = form('ab').definition.fields
  assert.ok(first && second)
  const depends = { ...second, is_dependent: 1 as const, dependent_id: 'a', dependent_value: 'x' }
  const state = opened({ fields: [first, depends], languages: ['en'] })
  const { fields } = duplicateChosen(mark(mark(state, 'a'), 'b')).definition
  assert.equal(fields[3]?.dependent_id, fields[2]?.key)
  assert.notEqual(fields[2]?.key, 'a')
})

test('a section moves as one, over the whole of its neighbour, and never into the middle of one', () => {
  const state = select(form('aBcdEfg'), 'B')
  const down = shift(state, 1)
  assert.equal(order(down), 'aEfgBcd')
  oneStep(state, down)
  assert.equal(order(shift(down, -1)), 'aBcdEfg')
  // What comes before the first section has none; it must not slip into one.
  assert.equal(shift(state, -1), state)
  assert.equal(order(drop(select(form('BcdEfg'), 'E'), 'E', 1)), 'EfgBcd')
  assert.equal(order(drop(state, 'B', 6)), 'aEfgBcd')
  assert.equal(order(shift(select(form('Bc(dEf'), 'E'), -1)), 'BcEf(d')
})

test('a folded section shows its line; choosing, adding and moving what is in it opens it', () => {
  const folded = fold(select(form('aBcdEf'), 'c'), 'B', true)
  assert.deepEqual([shown(folded), folded.selected], ['aBEf', 'B'])
  assert.equal(shown(select(folded, 'd')), 'aBcdEf')
  assert.equal(order(duplicateChosen(folded)), 'aBcdBcdEf')
  const gone = removeChosen(folded)
  assert.equal(order(gone), 'aEf')
  // Of an open one, only the line goes.
  assert.equal(order(removeChosen(fold(folded, 'B', false))), 'acdEf')
  const moved = shift(select(folded, 'a'), 1)
  assert.deepEqual([order(moved), shown(moved)], ['BacdEf', 'BacdEf'])
})
