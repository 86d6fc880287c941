import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { messages as en } from '../../../../messages/composed/en.ts'
import { messages as es } from '../../../../messages/composed/es.ts'
import { messages as fr } from '../../../../messages/composed/fr.ts'
import type { Condition, ConditionItem, Operator } from '../../../form-engine/index.ts'
import { filledIn } from '../../../form-engine/testing/generated-forms.ts'
import { fill, type Message } from '../../../kit/language/message.ts'
import type { Locale } from '../../../kit/locales.ts'
import { openFilling } from '../definition/filling/filling.ts'
import type { FormDefinition, Question } from '../definition/question.ts'
import { explain, reasonsIn, why } from './why.ts'
import type { Wording } from './why-words.ts'

const catalogues: Record<Locale, Readonly<Record<string, Message>>> = { en, fr, es }
const speaking = (language: Locale): Wording => ({
  language,
  text: (key, values = {}) => fill(catalogues[language][key] ?? `?${key}`, values, language),
})
const english = speaking('en')

const when = (field: string, operator: Operator, more: Partial<Condition> = {}): Condition => ({
  type: 'CONDITION',
  field,
  operator,
  values: null,
  select_values: null,
  is_other_field_compare: false,
  otherField: null,
  ...more,
})
const all = (rule_name: string, ...conditions: ConditionItem[]) => ({
  type: 'AND' as const,
  rule_name,
  conditions,
})
const weather: Question = {
  key: 'weather',
  label: 'Weather',
  labels: { fr: 'Le temps', es: 'El tiempo' },
  type: 'radio',
  options: [
    { id: 'r', label: 'Rain', labels: { fr: 'la pluie', es: 'lluvia' } },
    { id: 's', label: 'Sun' },
  ],
}
const wind: Question = { key: 'wind', label: 'Wind', type: 'number' }
const asked = (more: Partial<Question>): FormDefinition => ({
  languages: ['en'],
  fields: [weather, wind, { key: 'q', label: 'Slippery?', type: 'text', ...more } as Question],
})
const tell = (form: FormDefinition, answers: Record<string, unknown>, wording = english) =>
  why(form, openFilling(form, answers, { draft: true }), 'q', wording)
const rain = when('weather', 'is_equal_to', { select_values: 'r' })

test('a condition says whether it holds, in each language', () => {
  const form = asked({ conditions: all('q', rain) })
  assert.deepEqual(tell(form, { weather: 'r' }), {
    shown: true,
    because: [{ words: 'Weather is Rain', holds: true }],
  })
  assert.deepEqual(tell(form, { weather: 's' }).because, [
    { words: 'Weather is not Rain', holds: false },
  ])
  assert.deepEqual(tell(form, {}, speaking('fr')).because, [
    { words: '« Le temps » n’est pas « la pluie »', holds: false },
  ])
  assert.deepEqual(tell(form, { weather: 'r' }, speaking('es')).because, [
    { words: '“El tiempo” es lluvia', holds: true },
  ])
})

test('an OR group says which of it holds, or that none does', () => {
  const storm = when('wind', 'greater_than', { values: 60 })
  const form = asked({ conditions: all('q', { type: 'OR', conditions: [rain, storm] }) })
  assert.deepEqual(tell(form, { weather: 's', wind: 70 }).because, [
    { words: 'Wind is greater than 60', holds: true },
  ])
  assert.deepEqual(tell(form, { weather: 's', wind: 20 }).because, [
    { words: 'Weather is not Rain and Wind is not greater than 60', holds: false },
  ])
})

test('a dependent names its parent, another field its words, and a hidden one that it is hidden', () => {
  const dependent = asked({ is_dependent: 1, dependent_id: 'weather', dependent_value: 's' })
  assert.deepEqual(tell(dependent, { weather: 'r' }), {
    shown: false,
    because: [{ words: 'Weather is not Sun', holds: false }],
  })
  const compared: FormDefinition = {
    languages: ['en'],
    fields: [
      wind,
      {
        key: 'limit',
        label: 'Limit',
        type: 'number',
        conditions: all('limit', when('wind', 'is_not_empty')),
      },
      {
        key: 'q',
        label: 'Stop?',
        type: 'text',
        conditions: all(
          'q',
          when('wind', 'greater_than', { is_other_field_compare: true, otherField: 'limit' }),
        ),
      },
    ],
  }
  assert.deepEqual(tell(compared, { wind: 9, limit: 5 }).because, [
    { words: 'Wind is greater than Limit', holds: true },
  ])
  const chain: FormDefinition = {
    languages: ['en'],
    fields: [
      weather,
      { ...wind, conditions: all('wind', rain) },
      { key: 'q', label: 'q', type: 'text', conditions: all('q', when('wind', 'is_not_empty')) },
    ],
  }
  assert.deepEqual(tell(chain, { weather: 's', wind: 3 }).because, [
    { words: 'Wind is not asked', holds: false },
  ])
})

test('what decides over a section is said of each of its questions', () => {
  const form: FormDefinition = {
    languages: ['en'],
    fields: [
      weather,
      { key: 's', label: 'Roof', type: 'section', conditions: all('s', rain) },
      { key: 'q', label: 'Tied off?', type: 'text' },
    ],
  }
  assert.deepEqual(tell(form, {}), {
    shown: false,
    because: [{ words: 'Roof: Weather is not Rain', holds: false }],
  })
})

test('a circle and a question that waits for itself are asked, and say so', () => {
  const round = asked({ conditions: all('q', when('q', 'is_not_empty')) })
  assert.deepEqual(tell(round, {}), {
    shown: true,
    because: [{ words: english.text('why_cycle'), holds: true }],
  })
  const both: FormDefinition = {
    languages: ['en'],
    fields: [
      { key: 'q', label: 'A', type: 'text', conditions: all('q', when('b', 'is_not_empty')) },
      { key: 'b', label: 'B', type: 'text', conditions: all('b', when('q', 'is_not_empty')) },
    ],
  }
  assert.equal(tell(both, {}).shown, true)
})

test('what is said never differs from what the engine does', () => {
  const heads = fc.array(fc.boolean(), { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(filledIn, heads, ({ form, changes }, cuts) => {
      // Sections and pages in between, with the conditions of the question that they stand before.
      const fields = (form.fields as unknown as Question[]).flatMap((field, at) =>
        cuts[at] === true
          ? [
              {
                key: `head${at}`,
                label: `Head ${at}`,
                type: at % 2 === 0 ? 'section' : 'page',
                conditions: field.conditions ?? null,
              } as Question,
              { ...field, conditions: null } as Question,
            ]
          : [field],
      )
      const definition: FormDefinition = { fields, languages: ['en'] }
      const reasons = reasonsIn(definition)
      const filling = openFilling(definition, {}, { draft: true })
      for (const [key, answer] of changes) {
        filling.set(key, answer)
        const tellOf = explain(reasons, filling, english)
        for (const { key: each } of fields) {
          const { shown, because } = tellOf(each)
          assert.equal(shown, filling.get(each).visible)
          assert.equal(
            because.every(({ holds }) => holds),
            shown,
          )
          for (const { words } of because) assert.ok(words !== '' && !words.includes('undefined'))
        }
      }
    }),
    { seed: 20_260_301, numRuns: 150 },
  )
})
