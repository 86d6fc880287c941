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

test('one of a unit is one', () => {
  const french = { days: 'jours', day: 'jour' } as Record<string, string>
  const said = (value: number, unit: string, locale: 'en' | 'fr') =>
    wordsOf(number({ unit }), value, {
      ...speech,
      ...{ locale, say: (words: string) => (locale === 'fr' && french[words]) || words },
    })
  assert.deepEqual(
    [0, 1, 2].map((n) => said(n, 'days', 'fr')),
    ['0 jour', '1 jour', '2 jours'],
  )
  assert.deepEqual(
    [0, 1, 2].map((n) => said(n, 'days', 'en')),
    ['0 days', '1 day', '2 days'],
  )
  assert.equal(said(1, 'h', 'fr'), '1 h')
})

test('an amount names the currency of the company', () => {
  assert.equal(plain(wordsOf(money(), 1234.5, speech)), '1 234,50 $')
})

test('a year has no thousands', () => {
  assert.equal(wordsOf(number({ year: true }), 2025, { ...speech, locale: 'es' }), '2025')
})
