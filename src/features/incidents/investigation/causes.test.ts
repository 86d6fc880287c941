import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addBehind, type Cause, causesSchema, indent, move, outdent, remove } from './causes.ts'
import { lacksWorker } from './investigation-fields.ts'

/** `a` above, `.b` behind it, `..c` behind that. */
const outline = (...lines: readonly string[]): readonly Cause[] =>
  lines.map((line) => {
    const text = line.replace(/^\.+/, '')
    return { id: text, depth: line.length - text.length, kind: 'basic', text }
  })
const lines = (causes: readonly Cause[]) =>
  causes.map(({ depth, text }) => `${'.'.repeat(depth)}${text}`)

describe('an outline of causes', () => {
  const causes = outline('a', '.b', '..c', '.d', 'e')

  test('moves a branch whole past the one beside it, and never to another effect', () => {
    assert.deepEqual(lines(move(causes, 1, 'down')), ['a', '.d', '.b', '..c', 'e'])
    assert.deepEqual(lines(move(causes, 4, 'up')), ['e', 'a', '.b', '..c', '.d'])
    assert.equal(move(causes, 1, 'up'), causes)
    assert.equal(move(causes, 3, 'down'), causes)
    assert.equal(move(causes, 2, 'up'), causes)
  })

  test('puts a branch further behind and back, and nothing behind nothing', () => {
    assert.deepEqual(lines(indent(causes, 3)), ['a', '.b', '..c', '..d', 'e'])
    assert.deepEqual(lines(outdent(causes, 1)), ['a', 'b', '.c', '.d', 'e'])
    assert.equal(indent(causes, 0), causes)
    assert.equal(indent(causes, 2), causes)
    assert.equal(outdent(causes, 0), causes)
  })

  test('takes a branch away whole, and adds behind a line', () => {
    assert.deepEqual(lines(remove(causes, 1)), ['a', '.d', 'e'])
    assert.deepEqual(lines(addBehind(causes, 'x', 0)), ['a', '.b', '..c', '.d', '.', 'e'])
    assert.deepEqual(lines(addBehind(causes, 'x')), [...lines(causes), ''])
  })

  test('is refused where a cause has no effect', () => {
    const id = '01a219ee-1120-736e-ae23-c1b889b16778'
    const one = { id, kind: 'basic', text: 'x' }
    assert.ok(
      causesSchema.safeParse([
        { ...one, depth: 0 },
        { ...one, depth: 1 },
      ]).success,
    )
    assert.ok(!causesSchema.safeParse([{ ...one, depth: 1 }]).success)
  })
})

test('a worker member investigates where a physician was needed, and with the committee', () => {
  const supervisor = { role: 'supervisor' }
  const alone = { level: 'supervisor', team: [supervisor] }
  assert.equal(lacksWorker('first_aid', alone), false)
  assert.equal(lacksWorker('medical_aid', alone), true)
  assert.equal(lacksWorker('none', { ...alone, level: 'joint' }), true)
  assert.equal(lacksWorker('fatal', { ...alone, team: [supervisor, { role: 'worker' }] }), false)
  const left = { role: 'worker', archived: true }
  assert.equal(lacksWorker('fatal', { ...alone, team: [left] }), true)
})
