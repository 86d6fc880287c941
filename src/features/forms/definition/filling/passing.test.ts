import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question, QuestionOption } from '../question.ts'
import { openFilling } from './filling.ts'
import { passing, passOf } from './passing.ts'
import { progressOf } from './progress.ts'

const pass: QuestionOption = { id: 'pass', label: 'Pass', tone: 'good' }
const fail: QuestionOption = { id: 'fail', label: 'Fail', fails: true }
const none: QuestionOption = { id: 'none', label: 'Not applicable' }
const of = (key: string, type: string, more: Partial<Question> = {}): Question =>
  ({ key, type, label: key, options: [pass, fail, none], ...more }) as Question
const passed = (...options: QuestionOption[]) => passOf(of('one', 'radio', { options }))?.id

test('the option that passes is the only one, the one marked so, or the one that scores most', () => {
  assert.equal(passed(pass, fail, none), 'pass')
  assert.equal(passed({ ...pass, archived: true }, fail, none), 'none')
  assert.equal(passed({ id: 'no', label: 'No' }, { ...fail, id: 'yes' }), 'no')
  assert.equal(passed({ id: 'ok', label: 'OK', score: 2 }, { ...none, score: 1 }, fail), 'ok')
  // What does not fail, or may pass in two ways, is for the person to answer.
  assert.equal(passed(pass, none), undefined)
  assert.equal(passed({ id: 'ok', label: 'OK' }, none, fail), undefined)
})

test('only what is asked now and not answered passes, row by row in a matrix', () => {
  const rows = ['left', 'right'].map((id) => ({ id, label: id }))
  const fields = [
    of('first', 'radio'),
    of('second', 'select'),
    of('failed', 'radio'),
    of('hidden', 'radio', { is_dependent: 1, dependent_id: 'first', dependent_value: 'fail' }),
    of('many', 'checkbox'),
    of('wheels', 'matrix', { rows }),
    of('words', 'text', { options: [] }),
  ]
  const filling = openFilling(
    { fields, languages: ['en'] },
    { failed: 'fail', wheels: { left: 'fail' } },
  )
  assert.deepEqual(passing(filling, fields), [
    { key: 'first', value: 'pass' },
    { key: 'second', value: 'pass' },
    { key: 'wheels', value: { left: 'fail', right: 'pass' } },
  ])
})

test('each section says how many of its items failed, those of a repeating group too', () => {
  const head = (key: string) => of(key, 'section', { options: [] })
  const group = of('machines', 'group', { options: [], fields: [of('brakes', 'radio')] })
  const fields = [head('one'), of('first', 'radio'), head('two'), of('second', 'radio'), group]
  const filling = openFilling(
    { fields, languages: ['en'] },
    {
      second: 'fail',
      machines: [
        { id: 'r1', brakes: 'fail' },
        { id: 'r2', brakes: 'pass' },
      ],
    },
  )
  const { sections } = progressOf(filling)
  assert.deepEqual(
    sections.map(({ section, asked, answered, failed }) => [section?.key, asked, answered, failed]),
    [
      ['one', 1, 0, 0],
      ['two', 2, 2, 2],
    ],
  )
})
