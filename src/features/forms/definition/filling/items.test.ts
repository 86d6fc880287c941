// Repeating groups and matrices within a filling: what fails in them, what is missing, what is kept.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { FormDefinition, Question } from '../question.ts'
import { openFilling } from './filling.ts'
import { progressOf } from './progress.ts'

const checks = [
  { id: 'pass', label: 'Pass', score: 1 },
  { id: 'fail', label: 'Fail', score: 0, fails: true },
]
const check = (key: string, more: Partial<Question> = {}): Question => ({
  key,
  label: key,
  type: 'radio',
  options: checks,
  ...more,
})
const text = (key: string, more: Partial<Question> = {}): Question =>
  ({ key, label: key, type: 'text', ...more }) as Question
const form = (...fields: Question[]): FormDefinition => ({ fields, languages: ['en'] })

const why = text('why', {
  required: true,
  is_dependent: 1,
  dependent_id: 'ok',
  dependent_value: 'fail',
})
const ladders: Question = {
  key: 'ladders',
  label: 'Ladders',
  type: 'group',
  fields: [text('tag'), check('ok', { deficiency: { severity: 'critical' } }), why],
}
const rows = [
  { id: 'left', label: 'Left' },
  { id: 'right', label: 'Right' },
  { id: 'gone', label: 'Gone', archived: true },
]

test('what fails in an item of a group is found with the item, and counts in the score', () => {
  const filling = openFilling(form(check('first'), ladders), {
    first: 'pass',
    ladders: [
      { id: 'r1', tag: 'A', ok: 'pass' },
      { id: 'r2', tag: 'B', ok: 'fail', why: 'bent' },
    ],
  })
  const [failed, ...more] = filling.failed()
  assert.deepEqual(more, [])
  assert.equal(failed?.question.key, 'ok')
  assert.deepEqual(
    [failed?.item?.group.key, failed?.item?.id, failed?.item?.number],
    ['ladders', 'r2', 2],
  )
  assert.equal(failed?.item?.filling.get('tag').value, 'B')
  assert.deepEqual(filling.score(), {
    points: 2,
    most: 3,
    percent: 66.7,
    fails: 1,
    critical: true,
  })
})

test('a group that is hidden fails nothing, nor does what is hidden in an item', () => {
  const shown = { is_dependent: 1, dependent_id: 'more', dependent_value: 'yes' } as const
  const inner = check('deep', { is_dependent: 1, dependent_id: 'tag', dependent_value: 'x' })
  const group = { ...ladders, fields: [text('tag'), inner] }
  const hidden = openFilling(form(text('more'), { ...ladders, ...shown } as Question), {
    ladders: [{ id: 'r1', ok: 'fail' }],
  })
  assert.deepEqual(hidden.failed(), [])
  hidden.set('more', 'yes')
  assert.equal(hidden.failed().length, 1)
  const deep = openFilling(form(group), { ladders: [{ id: 'r1', tag: 'y', deep: 'fail' }] })
  assert.deepEqual(deep.failed(), [])
})

test('a hidden answer of an item stays in the draft and is left out of the submission', () => {
  const row = { id: 'r1', tag: 'A', ok: 'pass', why: 'typed before' }
  const filling = openFilling(form(ladders), { ladders: [row] })
  assert.deepEqual(filling.answers(), { ladders: [{ id: 'r1', tag: 'A', ok: 'pass' }] })
  assert.deepEqual(filling.held(), { ladders: [row] })
})

test('what an item must have is required of the form, named with its item', () => {
  const filling = openFilling(form(ladders), { ladders: [{ id: 'r1', ok: 'fail' }] })
  const [problem] = filling.validate()
  assert.deepEqual(
    [problem?.code, problem?.field, problem?.inner, problem?.item?.id, problem?.message],
    ['required', 'ladders', 'why', 'r1', '“Ladders” 1: “why” is required'],
  )
})

test('a hazard must be named', () => {
  const filling = openFilling(form({ key: 'h', label: 'Hazards', type: 'hazard' }), {
    h: [{ id: 'r1', task: 'Roofing' }],
  })
  assert.deepEqual(
    filling.validate().map(({ inner }) => inner),
    ['hazard'],
  )
})

test('a required matrix is answered when each row is that is asked still', () => {
  const matrix = check('m', { type: 'matrix', rows, required: true })
  const filling = openFilling(form(matrix), { m: { left: 'pass' } })
  assert.deepEqual(
    filling.validate().map(({ message }) => message),
    ['“m” is not answered for “Right”'],
  )
  filling.set('m', { gone: 'pass' })
  assert.equal(filling.validate().length, 1)
  filling.set('m', null)
  assert.equal(filling.validate().length, 1)
  filling.set('m', { left: 'pass', right: 'pass' })
  assert.deepEqual(filling.validate(), [])
})

test('a watcher is called at each change until it stops watching', () => {
  const filling = openFilling(form(text('a')))
  let told = 0
  const stop = filling.watch(() => {
    told += 1
  })
  filling.set('a', 'x')
  stop()
  filling.set('a', 'y')
  assert.equal(told, 1)
})

test('progress counts what is asked now, section by section, and names what is missing', () => {
  const head: Question = { key: 's', label: 'The site', type: 'section' }
  const filling = openFilling(
    form(
      text('name', { required: true }),
      { key: 'read', label: 'Read this', type: 'info' },
      head,
      text('hidden', {
        required: true,
        is_dependent: 1,
        dependent_id: 'name',
        dependent_value: 'x',
      }),
      { key: 'n', label: 'n', type: 'number', min: 5 },
      ladders,
    ),
    { n: 2, ladders: [{ id: 'r1', ok: 'fail' }] },
  )
  const progress = progressOf(filling)
  const { asked, answered, required, done, missing, sections } = progress
  assert.deepEqual(
    { asked, answered, required, done },
    { asked: 3, answered: 2, required: 1, done: 0 },
  )
  assert.deepEqual(
    missing.map(({ key, section, item, problem }) => [key, section?.key, item?.id, problem.code]),
    [
      ['name', undefined, undefined, 'required'],
      ['n', 's', undefined, 'too-small'],
      ['why', 's', 'r1', 'required'],
    ],
  )
  assert.deepEqual(
    sections.map((one) => [one.section?.key, one.asked, one.answered]),
    [
      [undefined, 1, 0],
      ['s', 2, 2],
    ],
  )
  filling.set('name', 'Ana')
  filling.set('n', 7)
  filling.set('ladders', [{ id: 'r1', ok: 'pass' }])
  assert.deepEqual(progressOf(filling).missing, [])
  assert.equal(progressOf(filling).done, 1)
})

test('what is submitted is decided again the same: opened anew it says what it said', () => {
  const definition = form(check('first'), ladders, { key: 'h', label: 'Hazards', type: 'hazard' })
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          id: fc.string({ minLength: 1 }),
          tag: fc.string(),
          ok: fc.constantFrom('pass', 'fail', null),
          why: fc.string(),
        }),
      ),
      fc.constantFrom('pass', 'fail'),
      (items, first) => {
        const filling = openFilling(definition, { first, ladders: items, h: items })
        const again = openFilling(definition, filling.answers())
        assert.deepEqual(again.answers(), filling.answers())
        assert.deepEqual(again.score(), filling.score())
        assert.deepEqual(
          again.validate().map(({ message }) => message),
          filling.validate().map(({ message }) => message),
        )
      },
    ),
  )
})
