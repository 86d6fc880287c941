import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refused } from '../../../../kit/http/client.web.ts'
import type { ImportVerdict } from '../contract.ts'
import {
  arrived,
  assigned,
  cellMended,
  chosen,
  committed,
  found,
  type ImportState,
  mendedWith,
  noImport,
  refused,
  resumed,
  undone,
  valuesMended,
} from './import-state.ts'

const file = { id: 'f', name: 'sites.csv' }
const verdict = {
  headings: ['Name', 'Place'],
  examples: { Name: ['Yard'], Place: ['North'] },
  mapping: { Name: 'name', Place: null },
  guessed: ['Name'],
  token: 't',
} as unknown as ImportVerdict
const there = arrived(chosen(noImport), file)
const looked = found(there, file, verdict)
const done = { token: 'u', count: 3 }
const refusal = (code: string, extra = {}) =>
  new Refused(422, { error: 'No.', code, ...extra } as never)

test('a file that was looked at says what its columns mean, and that is gone on with', () => {
  assert.deepEqual(looked.stored, { file, mapping: verdict.mapping })
  assert.equal(looked.checked, verdict)
})

test('another file leaves nothing of the one before', () => {
  const next = arrived(chosen(undone(looked, 3)), { id: 'g', name: 'more.csv' })
  assert.deepEqual(next, {
    stored: { file: { id: 'g', name: 'more.csv' } },
    columns: undefined,
    checked: undefined,
    stale: undefined,
    begun: true,
  })
})

test('what is read from the device is not put over a file that was chosen meanwhile', () => {
  assert.equal(resumed(there, { file: { id: 'old', name: 'old.csv' } }), there)
  assert.deepEqual(resumed(noImport, { file }), { stored: { file }, begun: true })
})

test('a field is what one column means; the lines are looked at again then', () => {
  const next = assigned(looked, 'Place', 'name')
  assert.deepEqual(next.columns?.mapping, { Name: null, Place: 'name' })
  assert.equal(next.checked, undefined)
  assert.equal(assigned(there, 'Place', 'name'), there)
})

test('what is mended is judged anew, and stays with the file', () => {
  const cell = mendedWith(looked, cellMended(3, 'name', 'Yard'))
  assert.deepEqual([cell.stale, cell.checked], [true, verdict])
  const again = found(cell, file, verdict)
  const mending = { lines: { 3: { name: 'Yard' } }, values: [] }
  assert.deepEqual(
    [again.stale, again.stored],
    [undefined, { file, mapping: verdict.mapping, mending }],
  )
  const both = mendedWith(again, valuesMended([{ field: 'place', said: 'Nort', by: 'North' }]))
  assert.deepEqual(both.stored?.mending?.lines, mending.lines)
  assert.equal(arrived(both, file).stored?.mending, undefined)
})

test('what is imported can be taken back, and then there is no file any more', () => {
  const imported = committed(looked, file, done)
  assert.deepEqual(
    [imported.stored, imported.columns, imported.checked],
    [{ file, done }, undefined, undefined],
  )
  assert.deepEqual([undone(imported, 3).stored, undone(imported, 3).undone], [undefined, 3])
})

const refusals: [string, ImportState, unknown, boolean, Partial<ImportState>][] = [
  [
    'a file without a known heading is assigned by hand',
    there,
    refusal('import/headings', verdict),
    false,
    {
      stored: { file },
      columns: {
        headings: verdict.headings,
        examples: verdict.examples,
        mapping: { Name: null, Place: null },
        guessed: [],
      },
    },
  ],
  [
    'a file that is there no more is forgotten',
    looked,
    refusal('row/missing'),
    false,
    {
      stored: undefined,
      columns: verdict,
      checked: verdict,
    },
  ],
  [
    'lines that were not imported are looked at again',
    looked,
    refusal('import/stale'),
    true,
    {
      stored: looked.stored,
      columns: verdict,
      checked: undefined,
    },
  ],
  ['without a connection all stays as it is', looked, new TypeError('x'), false, looked],
]
for (const [words, before, error, committing, after] of refusals)
  test(words, () => {
    const { stored, columns, checked } = refused(before, error, committing)
    assert.deepEqual(
      { stored, columns, checked },
      { stored: after.stored, columns: after.columns, checked: after.checked },
    )
  })
