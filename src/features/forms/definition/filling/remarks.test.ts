import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '../question.ts'
import { openFilling } from './filling.ts'
import { questionsOfRemark, remarkName, remarkOfFailed, shownRemarks } from './remarks.ts'

const options = [
  { id: 'pass', label: 'Pass' },
  { id: 'fail', label: 'Fail', fails: true },
]
const of = (key: string, type: string, more: Partial<Question> = {}): Question =>
  ({ key, type, label: key, ...more }) as Question
const fields = [
  of('head', 'section'),
  of('a/b', 'radio', { options }),
  of('wheels', 'matrix', { options, rows: [{ id: 'left', label: 'Left' }] }),
  of('parts', 'group', { fields: [of('hook', 'radio', { options })] }),
  of('later', 'text', { is_dependent: 1, dependent_id: 'a/b', dependent_value: 'fail' }),
]
const note = { note: 'Said' }
const answers = { 'a/b': 'fail', wheels: { left: 'fail' }, parts: [{ id: 'r1', hook: 'fail' }] }

test('a remark is named by its place, whatever the keys are made of', () => {
  assert.notEqual(remarkName('a/b'), remarkName('a', 'b'))
  assert.notEqual(remarkName('a%2Fb'), remarkName('a/b'))
  const filling = openFilling({ fields, languages: ['en'] }, answers)
  const names = filling.failed().map(remarkOfFailed)
  assert.deepEqual(names, [remarkName('a/b'), 'wheels/left', 'parts/r1/hook'])
  assert.deepEqual(
    names.map((name) => questionsOfRemark(fields, name).map(({ key }) => key)),
    [['a/b'], ['wheels'], ['parts', 'hook']],
  )
})

test('it is there as long as its place is, and comes back with it', () => {
  const remarks = Object.fromEntries(
    [remarkName('a/b'), 'wheels/left', 'parts/r1/hook', 'parts/r2/hook', 'later', 'head'].map(
      (name) => [name, note],
    ),
  )
  const filling = openFilling({ fields, languages: ['en'] }, answers, { remarks })
  const shown = () => Object.keys(shownRemarks(filling))
  assert.deepEqual(shown(), [remarkName('a/b'), 'wheels/left', 'parts/r1/hook', 'later'])
  filling.set('a/b', 'pass')
  filling.set('parts', [])
  assert.deepEqual(shown(), [remarkName('a/b'), 'wheels/left'])
  filling.set('a/b', 'fail')
  filling.set('parts', [{ id: 'r2' }])
  assert.deepEqual(shown(), [remarkName('a/b'), 'wheels/left', 'parts/r2/hook', 'later'])
  filling.remarks.set('later', { note: ' ' })
  assert.equal(filling.remarks.get('later'), undefined)
})
