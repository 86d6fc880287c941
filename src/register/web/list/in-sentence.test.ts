import assert from 'node:assert/strict'
import { test } from 'node:test'
import { own } from '../../../kit/own.ts'
import { inSentence, sayNewOne } from './in-sentence.ts'

test('a name stands in lower case inside a sentence, an abbreviation does not', () => {
  assert.equal(inSentence('Toolbox talk'), 'toolbox talk')
  assert.equal(inSentence('Échelle'), 'échelle')
  assert.equal(inSentence('SWP'), 'SWP')
})

test('what a company has named itself is called new without knowing its gender', () => {
  const french = { 'New chemical': 'Nouveau produit chimique', 'New: {name}': 'Nouveau : {name}' }
  const inFrench = (words: string) => own(french, words) ?? words
  assert.equal(sayNewOne('Chemical', inFrench), 'Nouveau produit chimique')
  assert.equal(sayNewOne('Plan d’urgence', inFrench), 'Nouveau : Plan d’urgence')
  assert.equal(
    sayNewOne('Emergency plan', (words) => words),
    'New emergency plan',
  )
})
