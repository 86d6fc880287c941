import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headOf } from './day-words.ts'

test('the first of a month says which, as its language does', () => {
  assert.deepEqual(
    (['en', 'fr', 'es'] as const).map((locale) => headOf(locale, '2026-11-01').number),
    ['Nov 1', '1er nov.', '1 nov'],
  )
  assert.equal(headOf('fr', '2026-11-10').number, '10')
})
