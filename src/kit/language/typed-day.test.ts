import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '../locales.ts'
import { dayIn } from './numbers-and-days.ts'
import { typedDay } from './typed-day.ts'

test('each day of a year is read again as it is shown', () => {
  for (const locale of locales)
    for (let month = 1; month <= 12; month += 1)
      for (const day of ['01', '09', '28']) {
        const written = `2026-${String(month).padStart(2, '0')}-${day}`
        assert.equal(typedDay(locale, dayIn(locale, written)), written)
        assert.equal(typedDay(locale, written), written)
      }
})

test('a day with its month in full is read, what could be two days is not', () => {
  assert.equal(typedDay('en', '9 March 2026'), '2026-03-09')
  assert.equal(typedDay('fr', '1er novembre 2026'), '2026-11-01')
  assert.equal(typedDay('es', '9 de marzo de 2026'), '2026-03-09')
  for (const unclear of ['3/9/2026', '9 Ju 2026', 'Mar 2026', '31 Feb 2026', '9 May'])
    assert.equal(typedDay('en', unclear), null)
  assert.equal(typedDay('en', '9 jui 2026'), null)
})
