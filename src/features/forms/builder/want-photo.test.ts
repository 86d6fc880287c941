// A photo that is wanted of a fail is asked for, in the same step; and publishing says where it is not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFilling } from '../definition/filling/filling.ts'
import { canAskForPhoto } from '../definition/filling/photo-of-fail.ts'
import { publishProblems } from '../definition/publishing/publish-checks.ts'
import type { FormDefinition, Question } from '../definition/question.ts'
import { change, opened, select, undo } from './builder-state.ts'
import { duplicateChosen } from './several.ts'
import { wantPhoto } from './want-photo.ts'

const options = [
  { id: 'pass', label: 'Pass', labels: { fr: 'Conforme' } },
  { id: 'fail', label: 'Fail', labels: { fr: 'Non conforme' }, fails: true },
]
const check: Question = {
  key: 'brakes',
  type: 'radio',
  label: 'Brakes',
  labels: { fr: 'Freins' },
  options,
  deficiency: { severity: 'high' },
}
const after: Question = { key: 'after', type: 'text', label: 'After', labels: { fr: 'Après' } }
const form = (...fields: Question[]): FormDefinition => ({ fields, languages: ['en', 'fr'] })
const wanted = (question: Question, ...more: Question[]) =>
  wantPhoto(opened(form(question, ...more)), question.key).definition
const missing = (definition: FormDefinition) =>
  publishProblems(definition).filter(({ code }) => code === 'no-photo')

test('it comes right after its question, in one step, and speaks the languages of the form', () => {
  const before = opened(form(check, after))
  const state = wantPhoto(before, 'brakes')
  const [question, photo, ...others] = state.definition.fields
  assert.equal(question?.deficiency?.photo_required, true)
  assert.deepEqual(others, [after])
  assert.deepEqual(
    [photo?.type, photo?.required, photo?.min, photo?.annotate, photo?.label, photo?.labels],
    ['photo', true, 1, true, 'Photo: Brakes', { fr: 'Photo\u00a0: Freins' }],
  )
  assert.deepEqual(publishProblems(state.definition), [])
  assert.equal(undo(state).definition, before.definition)
})

test('it is asked for when the question fails, and only then', () => {
  const filling = openFilling(wanted(check, after))
  const photo = filling.definition.fields[1]?.key ?? ''
  assert.equal(filling.get(photo).visible, false)
  filling.set('brakes', 'pass')
  assert.deepEqual([filling.get(photo).visible, filling.validate()], [false, []])
  filling.set('brakes', 'fail')
  assert.deepEqual(
    filling.validate().map(({ code, field }) => [code, field]),
    [['required', photo]],
  )
  filling.set(photo, ['one'])
  assert.deepEqual(filling.validate(), [])
})

test('any of several fails asks for it, of one choice and of ticks', () => {
  const several = [...options, { id: 'gone', label: 'Gone', fails: true }]
  for (const [type, answers] of [
    ['radio', ['fail', 'gone']],
    ['checkbox', [['fail'], ['pass', 'gone']]],
  ] as const) {
    const filling = openFilling(wanted({ ...check, type, options: several }))
    const photo = filling.definition.fields[1]?.key ?? ''
    for (const answer of answers) {
      filling.set('brakes', answer)
      assert.ok(filling.get(photo).required, `${type} ${answer}`)
    }
    filling.set('brakes', type === 'radio' ? 'pass' : ['pass'])
    assert.equal(filling.get(photo).visible, false)
  }
})

test('none is added where one follows; a fail that came later gets one of its own', () => {
  const once = wanted(check)
  assert.equal(wantPhoto(opened(once), 'brakes').definition.fields.length, 2)
  const later = change(opened(once), 'brakes', {
    options: [...options, { id: 'gone', label: 'Gone', fails: true }],
  })
  assert.equal(missing(later.definition).length, 1)
  const both = wantPhoto(later, 'brakes').definition
  assert.deepEqual([both.fields.length, missing(both)], [3, []])
  const filling = openFilling(both, { brakes: 'gone' })
  assert.equal(filling.visibleKeys().length, 2)
})

test('what may not be read by all is not shown to all in its photo either', () => {
  assert.equal(wanted({ ...check, confidential: true }).fields[1]?.confidential, true)
})

test('publishing names the question whose photo nothing asks for, as its copy', () => {
  const promised = { ...check, deficiency: { severity: 'high', photo_required: true } } as const
  assert.deepEqual(missing(form(promised, after)), [
    {
      code: 'no-photo',
      severity: 'error',
      field: 'brakes',
      message: '“Brakes” requires a photo of a fail, but no question asks for it.',
    },
  ])
  const copied = duplicateChosen(select(opened(wanted(check)), 'brakes')).definition
  assert.deepEqual(
    missing(copied).map(({ field }) => field),
    [copied.fields[1]?.key],
  )
})

test('a photo that need not be taken, or is asked for otherwise, does not do', () => {
  const fields = wanted(check).fields
  const [question, photo] = fields as [Question, Question]
  const shown = (value: string): Question => ({
    ...photo,
    conditions: null,
    dependent_id: 'brakes',
    dependent_value: value,
  })
  assert.equal(missing(form(question, { ...photo, required: false })).length, 1)
  assert.equal(missing(form(question, { ...photo, conditions: null })).length, 1)
  assert.equal(missing(form(question, shown('pass'))).length, 1)
  assert.equal(missing(form(question, shown('fail'))).length, 0)
})

test('within a group it is named with the group; of a matrix nothing can ask for it', () => {
  const promised: Question = { ...check, deficiency: { severity: 'high', photo_required: true } }
  const group: Question = { key: 'all', type: 'group', label: 'Machines', fields: [promised] }
  assert.deepEqual(
    missing(form(group)).map(({ field, message }) => [field, message]),
    [['all', '“Machines”: “Brakes” requires a photo of a fail, but no question asks for it.']],
  )
  const matrix: Question = { ...promised, type: 'matrix', rows: [{ id: 'a', label: 'A' }] }
  assert.deepEqual([canAskForPhoto(check), canAskForPhoto(matrix)], [true, false])
  assert.equal(wanted(matrix).fields.length, 1)
  assert.equal(missing(form(matrix)).length, 1)
})
