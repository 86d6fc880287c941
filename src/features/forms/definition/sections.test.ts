import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile, open } from '../../../form-engine/index.ts'
import type { FormDefinition, Question } from './question.ts'
import { decidedOver, sectionsOf, withSections } from './sections.ts'

const when = (rule_name: string, field: string, value: string) => ({
  type: 'AND' as const,
  rule_name,
  conditions: [
    {
      type: 'CONDITION' as const,
      field,
      operator: 'is_equal_to' as const,
      values: [value],
      select_values: null,
      is_other_field_compare: false,
      otherField: null,
    },
  ],
})
const question = (key: string, type = 'text', more: Partial<Question> = {}): Question => ({
  key,
  label: key,
  type,
  ...more,
})
const form: FormDefinition = {
  languages: ['en'],
  fields: [
    question('weather'),
    question('wet', 'page', { conditions: when('wet', 'weather', 'rain') }),
    question('puddles'),
    question('deep', 'section', { conditions: when('deep', 'puddles', 'yes') }),
    question('pump', 'text', { conditions: when('pump', 'weather', 'rain') }),
    question('end', 'section'),
    question('boots'),
  ],
}
const shown = (answers: Record<string, string>) =>
  open(compile(withSections(form)).form, answers).visibleKeys()

test('a hidden page hides every section and question on it', () => {
  assert.deepEqual(shown({ weather: 'sun', puddles: 'yes' }), ['weather'])
})

test('a section hides its questions until its own condition holds; the next one ends it', () => {
  assert.deepEqual(shown({ weather: 'rain' }), ['weather', 'wet', 'puddles', 'end', 'boots'])
  assert.deepEqual(
    shown({ weather: 'rain', puddles: 'yes' }),
    form.fields.map(({ key }) => key),
  )
})

test('questions before the first line stand in a section without a head', () => {
  assert.deepEqual(
    sectionsOf(form.fields).map(({ head, questions }) => [head?.key, questions.length]),
    [
      [undefined, 1],
      ['wet', 1],
      ['deep', 1],
      ['end', 1],
    ],
  )
})

test('conditions that an older file holds as text are read before they are handed down', () => {
  const [weather, page, puddles] = form.fields
  const text = { ...page, conditions: JSON.stringify(page?.conditions) } as unknown as Question
  const older = { ...form, fields: [weather, text, puddles] as Question[] }
  const shownNow = (answers: Record<string, string>) =>
    open(compile(decidedOver(older).definition).form, answers).visibleKeys()
  assert.deepEqual(shownNow({}), ['weather'])
  assert.deepEqual(shownNow({ weather: 'rain' }), ['weather', 'wet', 'puddles'])
  const broken = {
    ...form,
    fields: [{ ...page, conditions: 'no' }, puddles] as unknown as Question[],
  }
  assert.deepEqual(open(compile(decidedOver(broken).definition).form).visibleKeys(), [
    'wet',
    'puddles',
  ])
})
