import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currencyOf, moneyIn, signOf } from './money.ts'

const plain = (words: string) => words.replace(/\s/g, ' ')

test('a company counts in the currency of its country, in Canadian dollars where none is known', () => {
  assert.deepEqual(['CA', 'US', undefined, 'XX'].map(currencyOf), ['CAD', 'USD', 'CAD', 'CAD'])
})

test('an amount is written as the language does, in dollars', () => {
  const said = (['en', 'fr', 'es'] as const).map((locale) =>
    ['CAD', 'USD'].map((currency) => plain(moneyIn(locale, 1234.5, currency))),
  )
  assert.deepEqual(said, [
    ['$1,234.50', '$1,234.50'],
    ['1 234,50 $', '1 234,50 $'],
    ['$1,234.50', '$1,234.50'],
  ])
  assert.deepEqual([signOf('en', 'CAD'), signOf('fr', 'CAD')], ['$', '$'])
})
