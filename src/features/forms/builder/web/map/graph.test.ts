import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Condition } from '../../../../../form-engine/index.ts'
import type { FormDefinition, Question } from '../../../definition/question.ts'
import { graphOf } from './graph.ts'

const on = (field: string, more: Partial<Condition> = {}): Condition => ({
  type: 'CONDITION',
  field,
  operator: 'is_not_empty',
  values: null,
  select_values: null,
  is_other_field_compare: false,
  otherField: null,
  ...more,
})
const question = (key: string, ...reads: string[]): Question => ({
  key,
  label: key,
  type: 'text',
  conditions: { type: 'AND', rule_name: key, conditions: reads.map((one) => on(one)) },
})
const form = (...fields: Question[]): FormDefinition => ({ fields, languages: ['en'] })
const columnsOf = (definition: FormDefinition) =>
  Object.fromEntries(graphOf(definition).nodes.map(({ key, column }) => [key, column]))

test('each stands one column after the last that it reads, and what nobody reads is left out', () => {
  const definition = form(
    question('a'),
    question('b', 'a'),
    question('c', 'a', 'b'),
    question('alone'),
  )
  assert.deepEqual(columnsOf(definition), { a: 0, b: 1, c: 2 })
  assert.equal(graphOf(definition).edges.length, 3)
})

test('a parent, another field and what is calculated are read too', () => {
  const { edges } = graphOf(
    form(
      question('a'),
      question('b'),
      { key: 'd', label: 'd', type: 'text', is_dependent: 1, dependent_id: 'a' },
      {
        key: 'o',
        label: 'o',
        type: 'text',
        conditions: {
          type: 'AND',
          rule_name: 'o',
          conditions: [
            on('a', { operator: 'is_equal_to', is_other_field_compare: true, otherField: 'b' }),
          ],
        },
      },
      { key: 'sum', label: 'sum', type: 'calculated', calculation: { of: ['b'], how: 'sum' } },
    ),
  )
  assert.deepEqual(
    edges.map(({ from, to }) => `${from} ${to}`),
    ['a d', 'a o', 'b o', 'b sum'],
  )
})

test('a circle is marked and drawn all the same', () => {
  const { nodes, edges } = graphOf(form(question('a', 'b'), question('b', 'a'), question('c', 'b')))
  assert.deepEqual(
    nodes.map(({ key, circular }) => [key, circular]),
    [
      ['a', true],
      ['b', true],
      ['c', false],
    ],
  )
  assert.deepEqual(
    edges.map(({ circular }) => circular),
    [true, true, false],
  )
})

test('five hundred in a chain have a place each', () => {
  const fields = Array.from({ length: 500 }, (_, at) =>
    at === 0 ? question('q0') : question(`q${at}`, `q${at - 1}`),
  )
  const { nodes, columns } = graphOf(form(...fields))
  assert.equal(nodes.length, 500)
  assert.equal(columns, 500)
})
