import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '../../../../kit/ids.ts'
import { nothingMended } from '../mending.ts'
import type { RowDraft } from './draft.ts'
import { shownOf } from './verdicts.ts'

const wrong = (line: number): RowDraft => ({
  line,
  id: newId(),
  name: `Line ${line}`,
  values: {},
  errors: { name: ['This is required.'] },
  cells: {},
  near: {},
  refs: [],
})

test('the first 500 lines that are wrong are shown whole; each that is mended brings the next', () => {
  const drafts = Array.from({ length: 700 }, (_, at) => wrong(at + 2))
  const first = shownOf(drafts, nothingMended)
  assert.deepEqual([first.size, first.has(501), first.has(502)], [500, true, false])
  const mended = Object.fromEntries([2, 3, 4].map((line) => [line, { name: 'Gate' }]))
  const next = shownOf(drafts, { ...nothingMended, lines: mended })
  assert.deepEqual([next.size, next.has(2), next.has(504), next.has(505)], [503, true, true, false])
})
