import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { emptyDefinition } from '../definition/question.ts'
import * as builder from './builder-state.ts'
import { questionKinds } from './question-kinds.ts'
import { drop, duplicateChosen, fold, mark, removeChosen, requireChosen, shift } from './several.ts'

const radio = questionKinds.find(({ type }) => type === 'radio') ?? assert.fail()
const text = questionKinds.find(({ type }) => type === 'text') ?? assert.fail()
const labels = ({ definition }: builder.BuilderState) => definition.fields.map(({ label }) => label)
const keyAt = (state: builder.BuilderState, at: number) =>
  state.definition.fields[at]?.key ?? assert.fail()

test('a new question comes after the selected one and is selected', () => {
  let state = builder.add(builder.add(builder.opened(emptyDefinition), text), text)
  state = builder.add(builder.select(state, keyAt(state, 0)), radio)
  assert.deepEqual(labels(state), ['Short text', 'One choice', 'Short text'])
  assert.equal(state.selected, keyAt(state, 1))
})

test('a new question speaks the language of its form', () => {
  // A word that has no other form beside a noun is said as it is.
  const say = (english: string) => (english.endsWith(')') ? english : `${english}, dit-on`)
  const [first] = builder.add(builder.opened(emptyDefinition), radio, { say }).definition.fields
  assert.equal(first?.label, 'One choice, dit-on')
  assert.deepEqual(
    first?.options?.map(({ label }) => label),
    ['Pass, dit-on', 'Fail, dit-on', 'Not applicable, dit-on'],
  )
})

test('typing on is one step back, another question’s typing another', () => {
  let state = builder.add(builder.add(builder.opened(emptyDefinition), text), text)
  for (const label of ['L', 'La', 'Lad'])
    state = builder.change(state, keyAt(state, 0), { label }, 'label')
  state = builder.change(state, keyAt(state, 1), { label: 'X' }, 'label')
  assert.deepEqual(labels(builder.undo(state)), ['Lad', 'Short text'])
  assert.deepEqual(labels(builder.undo(builder.undo(state))), ['Short text', 'Short text'])
})

test('a copy has its own key and its own options', () => {
  const first = builder.add(builder.opened(emptyDefinition), radio)
  const twice = duplicateChosen(first)
  assert.notEqual(keyAt(twice, 0), keyAt(twice, 1))
  assert.deepEqual(labels(twice), ['One choice', 'One choice'])
})

const section = questionKinds.find(({ type }) => type === 'section') ?? assert.fail()

type Command = (state: builder.BuilderState) => builder.BuilderState
const command: fc.Arbitrary<Command> = fc
  .tuple(
    fc.constantFrom(
      ...(['add', 'section', 'change', 'remove', 'drop', 'duplicate'] as const),
      ...(['mark', 'fold', 'up', 'down', 'require', 'select'] as const),
    ),
    fc.nat(20),
    fc.nat(20),
  )
  .map(([what, a, b]) => (state) => {
    const { fields } = state.definition
    const key = fields[a % Math.max(1, fields.length)]?.key ?? ''
    return {
      add: () => builder.add(state, questionKinds[b] ?? text),
      section: () => builder.add(state, section),
      change: () => builder.change(state, key, { label: `${b}` }),
      select: () => builder.select(state, key),
      remove: () => removeChosen(state),
      drop: () => drop(state, key, Math.min(b, fields.length)),
      // Doubled again and again, a form would be as long as memory.
      duplicate: () => (fields.length > 60 ? state : duplicateChosen(state)),
      mark: () => mark(state, key),
      fold: () => fold(state, key, b % 2 === 0),
      up: () => shift(state, -1),
      down: () => shift(state, 1),
      require: () => requireChosen(state, b % 2 === 0),
    }[what]()
  })

test('undo through all of it leads to the beginning, and redo back to the end', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      const end = commands.reduce((state, run) => run(state), builder.opened(emptyDefinition))
      let back = end
      while (back.past.length > 0) back = builder.undo(back)
      assert.deepEqual(back.definition, emptyDefinition)
      while (back.future.length > 0) back = builder.redo(back)
      assert.deepEqual(back.definition, end.definition)
    }),
  )
})

test('whatever is done, no two questions share a key', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      const { fields } = commands.reduce(
        (state, run) => run(state),
        builder.opened(emptyDefinition),
      ).definition
      assert.equal(new Set(fields.map(({ key }) => key)).size, fields.length)
    }),
  )
})
