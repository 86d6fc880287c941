import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '../question.ts'
import { beginning, type StartFacts } from './beginning.ts'
import { openFilling } from './filling.ts'

const facts: StartFacts = {
  today: '2026-11-21',
  now: '2026-11-21T07:45',
  me: { id: 'u1', name: 'Ana Diaz' },
  project: 'p1',
  last: { a: 'from before', pick: 'gone', many: ['one', 'gone'], sign: { method: 'typed' } },
}
const ask = (key: string, type: string, more: Partial<Question> = {}): Question =>
  ({ key, label: key, type, ...more }) as Question
const options = [
  { id: 'one', label: 'One' },
  { id: 'gone', label: 'Gone', archived: true },
]
const begun = (field: Question) => beginning({ fields: [field] }, facts)[field.key]

const cases: [what: string, field: Question, answer: unknown][] = [
  ['today is a day', ask('a', 'date', { prefill: 'today' }), '2026-11-21'],
  ['now is a time', ask('a', 'time', { prefill: 'now' }), '07:45'],
  ['now is a moment', ask('a', 'datetime', { prefill: 'now' }), '2026-11-21T07:45'],
  ['me is my name', ask('a', 'text', { prefill: 'me' }), 'Ana Diaz'],
  ['me among who is told', ask('a', 'notification', { prefill: 'me' }), ['u1']],
  ['the project it is about', ask('a', 'project', { prefill: 'project' }), 'p1'],
  ['a place nobody knows', ask('a', 'location', { prefill: 'location' }), undefined],
  ['what was answered last', ask('a', 'text', { prefill: 'last' }), 'from before'],
  ['the default', ask('a', 'number', { default: 3 }), 3],
  ['zero is a default', ask('a', 'number', { default: 0 }), 0],
  ['a fact before the default', ask('a', 'text', { prefill: 'me', default: 'Bo' }), 'Ana Diaz'],
  [
    'the default where there is no fact',
    ask('b', 'text', { prefill: 'last', default: 'Bo' }),
    'Bo',
  ],
  ['one choice', ask('a', 'radio', { options, default: 'one' }), 'one'],
  ['a list of choices', ask('a', 'checkbox', { options, default: 'one' }), ['one']],
  [
    'no choice that is offered no longer',
    ask('pick', 'radio', { options, prefill: 'last' }),
    undefined,
  ],
  [
    'of several, those that are offered',
    ask('many', 'checkbox', { options, prefill: 'last' }),
    ['one'],
  ],
  ['a signature is given anew each time', ask('sign', 'signature', { prefill: 'last' }), undefined],
]
for (const [what, field, answer] of cases)
  test(`a form begins with: ${what}`, () => assert.deepEqual(begun(field), answer))

test('without facts the defaults stand', () => {
  const fields = [ask('a', 'text', { prefill: 'me', default: 'Bo' })]
  assert.deepEqual(beginning({ fields }), { a: 'Bo' })
})

test('an empty filling begins with it, hidden questions too; one with answers does not', () => {
  const child = ask('b', 'text', {
    default: 'kept',
    is_dependent: 1,
    dependent_id: 'a',
    dependent_value: 'yes',
  })
  const definition = {
    fields: [ask('a', 'text', { default: 'no' }), child],
    languages: ['en'],
  } as const
  const filling = openFilling(definition, {}, { begin: facts })
  assert.deepEqual(filling.answers(), { a: 'no' })
  filling.set('a', 'yes')
  assert.deepEqual(filling.answers(), { a: 'yes', b: 'kept' })
  assert.deepEqual(openFilling(definition, { a: 'x' }, { begin: facts }).answers(), { a: 'x' })
})
