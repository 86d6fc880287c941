import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FormDefinition, openFilling } from '../../../forms/definition/index.ts'
import { answerRows } from './answer-rows.ts'

const options = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No', fails: true },
]
const id = '0195c0de-0000-7000-8000-000000000001'
const field = (key: string, type: string, more: object = {}) => ({ key, type, label: key, ...more })

/** The rows without what is empty in them. */
function rowsOf(fields: object[], answers: Record<string, unknown>) {
  const definition = { fields, languages: ['en'] } as unknown as FormDefinition
  return answerRows(openFilling(definition, answers)).map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([, value]) => value !== null && value !== false),
    ),
  )
}

test('one row an option, a row of a matrix, an item of a group', () => {
  const rows = [
    { id: 'r1', label: 'One' },
    { id: 'r2', label: 'Two' },
  ]
  assert.deepEqual(
    rowsOf(
      [
        field('one', 'radio', { options }),
        field('more', 'checkbox', { options }),
        field('table', 'matrix', { options, rows }),
        field('each', 'group', { fields: [field('inner', 'radio', { options })] }),
        field('risks', 'hazard'),
      ],
      {
        one: 'no',
        more: ['yes', 'no'],
        table: { r1: 'yes', r2: 'no' },
        each: [{ inner: 'yes' }, { inner: 'no' }],
        risks: [{ hazard: 'Falling' }],
      },
    ),
    [
      { key: 'one', option_id: 'no', fails: true },
      { key: 'more', option_id: 'yes' },
      { key: 'more', option_id: 'no', fails: true },
      { key: 'table', matrix_row: 'r1', option_id: 'yes' },
      { key: 'table', matrix_row: 'r2', option_id: 'no', fails: true },
      { key: 'inner', of_row: 1, option_id: 'yes' },
      { key: 'inner', of_row: 2, option_id: 'no', fails: true },
      { key: 'risks.hazard', of_row: 1, text: 'Falling' },
    ],
  )
})

test('numbers, days, people and files by what they are; words cut short', () => {
  assert.deepEqual(
    rowsOf(
      [
        field('n', 'number'),
        field('d', 'date'),
        field('t', 'datetime'),
        field('w', 'witness'),
        field('a', 'asset'),
        field('p', 'photo'),
        field('s', 'signature'),
        field('long', 'textarea'),
        field('info', 'info'),
      ],
      {
        n: '7.5',
        d: '2026-11-21',
        t: '2026-11-21T07:30',
        w: ['Jo', id],
        a: { assetType: 'x', assets: [id] },
        p: [{ id, caption: 'c' }, id],
        s: { method: 'typed', name: 'Jo' },
        long: 'x'.repeat(600),
        info: 'x',
      },
    ),
    [
      { key: 'n', num: 7.5 },
      { key: 'd', text: '2026-11-21', day: '2026-11-21' },
      { key: 't', text: '2026-11-21T07:30', day: '2026-11-21' },
      { key: 'w', text: 'Jo' },
      { key: 'w', option_id: id },
      { key: 'a', option_id: id },
      { key: 'p', num: 2 },
      { key: 's', num: 1 },
      { key: 'long', text: 'x'.repeat(500) },
    ],
  )
})
