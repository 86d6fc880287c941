import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormDefinition, Question } from '../question.ts'
import { openFilling } from './filling.ts'

const checks = [
  { id: 'pass', label: 'Pass', score: 1 },
  { id: 'fail', label: 'Fail', score: 0, fails: true },
  { id: 'na', label: 'Not applicable' },
]
const check = (key: string, more: Partial<Question> = {}): Question => ({
  key,
  label: key,
  type: 'radio',
  options: checks,
  ...more,
})
const number = (key: string): Question => ({ key, label: key, type: 'number' })
const form = (...fields: Question[]): FormDefinition => ({ fields, languages: ['en'] })

test('a score counts what was answered; what does not apply counts neither way', () => {
  const filling = openFilling(form(check('a'), check('b'), check('c'), check('d')))
  assert.deepEqual(filling.score(), {
    points: 0,
    most: 0,
    percent: null,
    fails: 0,
    critical: false,
  })
  filling.set('a', 'pass')
  filling.set('b', 'fail')
  filling.set('c', 'na')
  assert.deepEqual(filling.score(), { points: 1, most: 2, percent: 50, fails: 1, critical: false })
})

test('what is hidden neither scores nor fails', () => {
  const child = check('b', { is_dependent: 1, dependent_id: 'a', dependent_value: 'pass' })
  const filling = openFilling(form(check('a'), child), { a: 'pass', b: 'fail' })
  assert.deepEqual(
    filling.failed().map(({ question }) => question.key),
    ['b'],
  )
  filling.set('a', 'na')
  assert.deepEqual(filling.failed(), [])
})

test('a failed item of the highest severity is critical', () => {
  const filling = openFilling(form(check('a', { deficiency: { severity: 'critical' } })), {
    a: 'fail',
  })
  assert.equal(filling.score().critical, true)
})

test('each row of a matrix scores and fails by itself', () => {
  const rows = [
    { id: 'left', label: 'Left' },
    { id: 'right', label: 'Right' },
  ]
  const filling = openFilling(form(check('m', { type: 'matrix', rows })), {
    m: { left: 'pass', right: 'fail' },
  })
  assert.deepEqual(
    filling.failed().map(({ row }) => row?.label),
    ['Right'],
  )
  assert.equal(filling.score().percent, 50)
})

test('what is calculated follows its answers, through another calculation too, and forgets what is hidden', () => {
  const total: Question = {
    key: 'total',
    label: 'total',
    type: 'calculated',
    calculation: { of: ['a', 'b'], how: 'sum' },
  }
  const twice: Question = {
    key: 'twice',
    label: 'twice',
    type: 'calculated',
    calculation: { of: ['total', 'total'], how: 'sum' },
  }
  const hidden: Question = {
    ...number('b'),
    is_dependent: 1,
    dependent_id: 'more',
    dependent_value: 'yes',
  }
  const more: Question = { key: 'more', label: 'more', type: 'text' }
  const filling = openFilling(form(twice, total, number('a'), more, hidden), {
    a: 2,
    b: 3,
    more: 'yes',
  })
  assert.deepEqual([filling.get('total').value, filling.get('twice').value], [5, 10])
  filling.set('more', 'no')
  assert.deepEqual([filling.get('total').value, filling.get('twice').value], [2, 4])
  filling.set('a', null)
  assert.equal(filling.get('total').value, null)
})

test('what is for staff alone is asked of nobody else, in the form and in its items', () => {
  const note = check('note', { slug: 'internal', required: true })
  const group = { ...check('rooms'), type: 'group', fields: [check('ok'), note] } as Question
  const after = check('after', { is_dependent: 1, dependent_id: 'note', dependent_value: 'pass' })
  const answers = { note: 'pass', rooms: [{ id: '1', ok: 'pass', note: 'pass' }] }
  const staff = openFilling(form(note, after, group), answers)
  assert.deepEqual(staff.answers(), answers)
  const outside = openFilling(form(note, after, group), answers, { outside: true })
  assert.deepEqual(outside.visibleKeys(), ['rooms'])
  assert.deepEqual(outside.answers(), { rooms: [{ id: '1', ok: 'pass' }] })
  assert.deepEqual(outside.validate(), [])
})
