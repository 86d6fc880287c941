import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { findGaps } from './find-gaps.ts'

const read = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../messages/${language}.json`), 'utf8'))

test('French and Spanish say all that English says', () => {
  for (const folder of ['', 'papers/', 'regulation/', 'rules/'])
    assert.deepEqual(
      findGaps({ en: read(`${folder}en`), fr: read(`${folder}fr`), es: read(`${folder}es`) }),
      [],
    )
})

test('the check sees a message that is missing, extra, empty or holed otherwise', () => {
  const en = { a: 'One', b: 'Two {n}', c: 'Three' }
  const fr = { b: 'Deux {m}', c: ' ', d: 'Quatre' }
  assert.deepEqual(findGaps({ en, fr }), [
    'fr: "a" is missing',
    'fr: "c" is missing',
    'fr: "d" is not in English',
    'fr: "b" has other holes than in English',
  ])
})
