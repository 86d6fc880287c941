import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allWords, tableOf, unusedIn } from '../../bin/languages/all-words.ts'
import { missingIn } from '../../bin/languages/register-words.ts'

for (const language of ['fr', 'es'] as const) {
  test(`every word of every register has its translation: ${language}`, () => {
    assert.deepEqual(missingIn(allWords(), tableOf(language)), [])
  })

  test(`no translation of a word is left over: ${language}`, () => {
    assert.deepEqual(unusedIn(tableOf(language)), [])
  })
}
