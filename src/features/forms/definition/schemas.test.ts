import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newQuestion, questionKinds } from '../builder/question-kinds.ts'
import { library } from '../library/all.ts'
import { definitionOf } from '../library/shelve.ts'
import { publishProblems } from './publishing/publish-checks.ts'
import type { FormDefinition } from './question.ts'
import { definition, storedDefinition } from './schemas.ts'

const form = (...fields: unknown[]) => ({ fields, languages: ['en'] })
const q = (type: string, more: Record<string, unknown> = {}) => ({
  key: 'a',
  label: 'Brakes',
  type,
  ...more,
})
const errors = (...fields: unknown[]) =>
  definition
    .safeParse(form(...fields))
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('what a question may hold', () => {
  for (const kind of questionKinds)
    test(`a new one of ${kind.type} can be kept`, () =>
      assert.deepEqual(errors(newQuestion(kind)), []))

  test('so can every form of the library, as it is', () => {
    for (const one of library)
      for (const language of ['en', 'fr', 'es'] as const) {
        const made = definitionOf(one, language)
        assert.deepEqual(definition.safeParse(made).error?.issues, undefined, one.slug)
        assert.deepEqual(definition.parse(made), made)
      }
  })

  test('conditions and dependents as they were ever stored', () => {
    const stored = [
      q('text', {
        conditions: '{"type":"AND","conditions":[]}',
        dependent_value: '{"selected":["1"]}',
      }),
      q('text', {
        is_dependent: '1',
        dependent_id: 0,
        dependent_value: { role: '1', accounts: [2] },
      }),
      q('text', { dependent_id: 'k', dependent_value: [{ assetType: '1', assets: ['2'] }] }),
      q('text', {
        required: 1,
        id: 7,
        slug: null,
        system_field: 1,
        note_of_ours: { kept: [true] },
      }),
    ]
    assert.deepEqual(errors(...stored), [])
    assert.deepEqual(definition.parse(form(...stored)), form(...stored))
  })

  const wrong: [string, unknown][] = [
    ['options', q('radio', { options: 'yes' })],
    ['options.0.id', q('radio', { options: [{ label: 'Yes' }] })],
    ['options.0.score', q('select', { options: [{ id: 'y', label: 'Yes', score: 'many' }] })],
    ['deficiency.severity', q('radio', { options: [], deficiency: { severity: 'dire' } })],
    ['min', q('number', { min: 'low' })],
    ['max', q('date', { max: 7 })],
    ['rows.0', q('matrix', { rows: [3] })],
    ['calculation.how', q('calculated', { calculation: { of: ['a'], how: 'eval' } })],
    ['labels.fr', q('text', { labels: { fr: 3 } })],
    ['conditions', q('text', { conditions: 7 })],
    ['confidential', q('text', { confidential: 'yes' })],
    ['fields', q('group')],
  ]
  for (const [path, question] of wrong)
    test(`${path} that cannot be read is refused, with the question’s name`, () => {
      const [fault, ...more] = errors(question)
      assert.equal(fault?.[0], `fields.0.${path}`)
      assert.match(fault?.[1] ?? '', /^“Brakes” cannot be kept like this/)
      assert.deepEqual(more, [])
      // A draft stored before can be opened, and publishing names its problems.
      assert.ok(storedDefinition.safeParse(form(question)).success)
      const [found] = publishProblems(form(question) as unknown as FormDefinition)
      assert.deepEqual([found?.code, found?.field], ['malformed', 'a'])
    })

  test('what the builder takes back again', () =>
    assert.deepEqual(errors(q('date', { prefill: null, deficiency: null, min: null })), []))

  test('a kind that there is not, and what is wrong within a group', () => {
    assert.match(errors(q('magic'))[0]?.[1] ?? '', /is of a kind that there is not/)
    const within = q('group', { fields: [{ ...q('radio', { options: 3 }), label: 'Inner' }] })
    assert.deepEqual(
      errors(within).map(([path]) => path),
      ['fields.0.fields.0.options'],
    )
    assert.match(errors(within)[0]?.[1] ?? '', /“Inner”/)
  })
})
