import assert from 'node:assert/strict'
import { test } from 'node:test'
import { money, number } from './number.ts'
import { wordsOf } from './words.ts'

const french = { months: 'mois' } as Record<string, string>
const speech = {
  locale: 'fr',
  say: (words: string) => french[words] ?? words,
  currency: 'CAD',
  moment: (at: string) => at,
} as const
const plain = (words: string) => words.replace(/\s/g, ' ')

test('the unit of a number is in the language of the reader', () => {
  assert.equal(wordsOf(number({ unit: 'months' }), 18, speech), '18 mois')
})

test('an amount names the currency of the company', () => {
  assert.equal(plain(wordsOf(money(), 1234.5, speech)), '1 234,50 $')
})

test('a year has no thousands', () => {
  assert.equal(wordsOf(number({ year: true }), 2025, { ...speech, locale: 'es' }), '2025')
})
