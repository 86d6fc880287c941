import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inSentence } from './in-sentence.ts'

test('a name stands in lower case inside a sentence, an abbreviation does not', () => {
  assert.equal(inSentence('Toolbox talk'), 'toolbox talk')
  assert.equal(inSentence('Échelle'), 'échelle')
  assert.equal(inSentence('SWP'), 'SWP')
})
