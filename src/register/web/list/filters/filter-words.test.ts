import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choice, yesNo } from '../../../fields/choice.ts'
import { number } from '../../../fields/number.ts'
import { file, reference } from '../../../fields/pointing.ts'
import { text } from '../../../fields/text.ts'
import { date } from '../../../fields/time.ts'
import { type FilterSpeech, filterWords } from './filter-words.ts'

const speech: FilterSpeech = { text: (key) => key, say: (words) => words, locale: 'en' }
const words = (field: Parameters<typeof filterWords>[0], ...values: string[]) =>
  filterWords(field, values, speech, (id) => (id === 'l1' ? 'Yard' : undefined))

test('a choice is said in its words, several with how many more', () => {
  const status = choice({ options: { a: 'Open', b: 'Shut', c: 'Lost' } })
  assert.equal(words(status, 'b'), 'Shut')
  assert.equal(words(status, 'a', 'none', 'c'), 'Open, list_filter_none +1')
  assert.equal(words(yesNo(), 'no'), 'No')
})

test('what points elsewhere is said by its name, once that is known', () => {
  assert.equal(words(reference({ to: 'locations' }), 'l1', 'l2'), 'Yard, …')
})

test('a range says its ends', () => {
  assert.equal(words(number(), '5..1200.5'), '5 – 1,200.5')
  assert.equal(words(number(), '5..'), '≥ 5')
  assert.equal(words(date(), '..2026-03-09'), '≤ Mar 9, 2026')
})

test('words are quoted, and a file is there or is not', () => {
  assert.equal(words(text(), 'saw'), '“saw”')
  assert.equal(words(file(), 'yes'), 'list_filter_has')
  assert.equal(words(file(), 'none'), 'list_filter_has_none')
})
