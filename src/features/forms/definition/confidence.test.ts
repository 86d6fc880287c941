import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { confidenceProblems, withConfidence } from './confidence.ts'
import type { FormDefinition, Question } from './question.ts'

const q = (key: string, more: Record<string, unknown> = {}): Question =>
  ({ key, type: 'text', label: key, ...more }) as Question
const secret = (key: string, more: Record<string, unknown> = {}) =>
  q(key, { confidential: true, ...more })
const condition = (field: string, more: Record<string, unknown> = {}) => ({
  type: 'CONDITION',
  field,
  operator: 'is_equal_to',
  values: ['x'],
  ...more,
})
const when = (...conditions: unknown[]) => ({
  conditions: { type: 'AND', rule_name: 'r', conditions },
})
const form = (...fields: Question[]): FormDefinition => ({ fields, languages: ['en'] })

const hidden = (fields: readonly Question[]): string[] =>
  fields.flatMap(({ key, confidential, fields: within = [] }) => [
    ...(confidential === true ? [key] : []),
    ...hidden(within),
  ])
const hiddenIn = (...fields: Question[]) => hidden(withConfidence(form(...fields)).fields)
const refusedIn = (...fields: Question[]) =>
  confidenceProblems(form(...fields)).map(({ field }) => field)

describe('what counts as confidential', () => {
  const links: [string, Question, ...Question[]][] = [
    ['shown by a condition', q('b', when(condition('a')))],
    [
      'shown by one of several',
      q('b', when({ type: 'OR', conditions: [condition('c'), condition('a')] })),
      q('c'),
    ],
    ['stored as text', q('b', { conditions: JSON.stringify(when(condition('a')).conditions) })],
    [
      'compared with it',
      q('b', when(condition('c', { values: null, is_other_field_compare: true, otherField: 'a' }))),
      q('c'),
    ],
    ['its dependent', q('b', { is_dependent: 1, dependent_id: 'a', dependent_value: 'x' })],
    [
      'its dependent by place',
      q('b', { is_dependent: '1', dependent_id: '0', dependent_value: 'x' }),
    ],
    ['calculated from it', q('b', { type: 'calculated', calculation: { of: ['a'], how: 'sum' } })],
    ['a text to read', q('b', { type: 'info', ...when(condition('a')) })],
  ]
  for (const [what, question, ...more] of links)
    test(what, () => {
      assert.deepEqual(hiddenIn(secret('a'), question, ...more), ['a', 'b'])
      assert.deepEqual(refusedIn(secret('a'), question, ...more), ['b'])
      assert.deepEqual(refusedIn(secret('a'), { ...question, confidential: true }, ...more), [])
    })

  test('however far it goes, whichever way the form is ordered', () => {
    const fields = [
      q('d', when(condition('c'))),
      q('c', when(condition('b'))),
      q('b', when(condition('a'))),
      secret('a'),
      q('e'),
    ]
    assert.deepEqual(hiddenIn(...fields), ['d', 'c', 'b', 'a'])
    assert.deepEqual(refusedIn(...fields), ['d', 'c', 'b'])
  })

  test('what a section or page hides is all that stands under it, and no more', () => {
    const shown = [
      secret('a'),
      q('s', { type: 'section', ...when(condition('a')) }),
      q('b'),
      q('t', { type: 'section' }),
      q('c'),
    ]
    assert.deepEqual(hiddenIn(...shown), ['a', 's', 'b'])
    assert.deepEqual(refusedIn(...shown), ['s', 'b'])
    const paged = [
      q('p', { type: 'page', confidential: true }),
      q('s', { type: 'section' }),
      q('b'),
      q('r', { type: 'page' }),
      q('c'),
    ]
    assert.deepEqual(hiddenIn(...paged), ['p', 's', 'b'])
    // The person who made the page confidential meant all of it.
    assert.deepEqual(refusedIn(...paged), [])
  })

  test('a group: all of it where it is confidential, else what hangs on what is, in it', () => {
    const group = (more: Record<string, unknown>) =>
      q('g', {
        type: 'group',
        fields: [secret('x'), q('y', when(condition('x'))), q('z')],
        ...more,
      })
    assert.deepEqual(hiddenIn(group({})), ['x', 'y'])
    assert.deepEqual(refusedIn(group({})), ['g'])
    assert.deepEqual(hiddenIn(group({ confidential: true })), ['g', 'x', 'y', 'z'])
    assert.deepEqual(refusedIn(group({ confidential: true })), [])
  })

  test('nothing where nothing is: the definition stays the one that it is', () => {
    const open = form(q('a'), q('b', when(condition('a'))))
    assert.equal(withConfidence(open), open)
  })
})
