// Every default form can be filled to its end: by the person who finds all well, and by the person who
// finds the worst.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Answer } from '../../../form-engine/index.ts'
import { openFilling } from '../definition/filling/filling.ts'
import type { FormDefinition, Question } from '../definition/question.ts'
import { library } from './all.ts'
import { definitionOf } from './shelve.ts'

const today = '2026-11-21'

function chosen({ options = [], type }: Question, worst: boolean): Answer {
  const option = options.find(({ fails }) => (fails === true) === worst) ?? options[0]
  const id = option?.id ?? 'one'
  // The person who finds the worst ticks everything, so that everything is asked.
  if (type === 'checkbox') return worst ? options.map((one) => one.id) : [id]
  return id
}

function answerTo(question: Question, worst: boolean): Answer | undefined {
  const { type, min, slug } = question
  if (slug) return { main_list: 'one', sublist: [] }
  switch (type) {
    case 'section':
    case 'info':
    case 'calculated':
      return undefined
    case 'number':
    case 'rating':
      return Math.max(1, Number(min ?? 0))
    case 'date':
      return today
    case 'time':
      return '07:30'
    case 'datetime':
      return `${today}T07:30`
    case 'radio':
    case 'select':
    case 'checkbox':
      return chosen(question, worst)
    case 'matrix':
      return Object.fromEntries(
        (question.rows ?? []).map(({ id }) => [id, chosen({ ...question, type: 'radio' }, worst)]),
      ) as Answer
    case 'group':
      return [filled({ fields: question.fields ?? [], languages: ['en'] }, worst)] as Answer
    case 'hazard':
      return [{ hazard: 'Falling' }] as Answer
    case 'asset':
      return { assetType: 'one', assets: ['two'] }
    case 'signature':
      return { by: 'one' } as Answer
    case 'photo':
    case 'file':
    case 'witness':
    case 'visitor':
    case 'notification':
    case 'select_resource':
      return ['one']
    default:
      return 'one'
  }
}

/** Goes on as long as answers lead to further questions. */
function filling(definition: FormDefinition, worst: boolean) {
  const instance = openFilling(definition, {}, { today })
  const done = new Set<string>()
  for (;;) {
    const key = instance.visibleKeys().find((one) => !done.has(one))
    if (key === undefined) return instance
    done.add(key)
    const answer = answerTo(instance.question(key), worst)
    if (answer !== undefined) instance.set(key, answer)
  }
}

function filled(definition: FormDefinition, worst: boolean) {
  const instance = filling(definition, worst)
  assert.deepEqual(instance.validate(), [])
  return instance.answers()
}

for (const form of library)
  describe(form.slug, () => {
    const definition = definitionOf(form, 'en')
    test('can be filled to its end when everything is in order', () => {
      const instance = filling(definition, false)
      assert.deepEqual(instance.validate(), [])
      assert.deepEqual(
        instance.failed().map(({ question }) => question.key),
        [],
      )
      if (form.settings.critical_fail) assert.equal(instance.score().percent, 100)
    })
    test('can be filled to its end when everything has failed', () => {
      const instance = filling(definition, true)
      assert.deepEqual(instance.validate(), [])
      assert.equal(
        instance.score().critical,
        form.settings.critical_fail ?? instance.score().critical,
      )
    })
  })
