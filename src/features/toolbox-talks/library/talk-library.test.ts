import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceFaults } from '../../../../tests/sources.ts'
import { talkLibrary } from './talk-library.ts'

test('there is a talk for each week of a year, ten of them in Spanish', () => {
  assert.ok(talkLibrary.length >= 52)
  assert.ok(talkLibrary.filter(({ title }) => title.length === 3).length >= 10)
})

test('each talk has its own name and is whole in its languages', () => {
  for (const key of ['id', 'title', 'text'] as const)
    assert.equal(new Set(talkLibrary.map((talk) => String(talk[key]))).size, talkLibrary.length)
  for (const { id, title, category, legislation, text, questions } of talkLibrary) {
    for (const each of [category, legislation, text, ...questions])
      assert.equal(each.length, title.length, id)
    const [en, ...others] = text.map((said = '') =>
      said.split('\n').map((line) => /^(## |- )?/.exec(line)?.[0]),
    )
    for (const lines of others) assert.deepEqual(lines, en, id)
  }
})

test('no sentence of one language stands in another', () => {
  for (const { id, title, category, text, questions } of talkLibrary)
    for (const said of [title, category, text, ...questions]) {
      const sentences = said.flatMap((words = '') => [...new Set(words.split(/\n|(?<=[.?!:]) /))])
      const long = sentences.filter((words) => words.length > 8)
      assert.equal(new Set(long).size, long.length, id)
    }
})

test('a talk is short enough that a crew listens, and long enough to say something', () => {
  for (const { id, text, questions } of talkLibrary) {
    const words = [text[0], ...questions.map(([asked]) => asked)].join(' ').split(/\s+/).length
    assert.ok(words >= 150 && words <= 300, `${id}: ${words} words`)
  }
})

test('the same category has the same words in every talk', () => {
  const categories = new Map<string, Set<string>>()
  for (const { category } of talkLibrary)
    for (const [place, words = ''] of category.entries()) {
      const key = `${category[0]} ${place}`
      categories.set(key, (categories.get(key) ?? new Set()).add(words))
    }
  for (const [category, words] of categories) assert.equal(words.size, 1, category)
})

test('each names only sources that somebody has looked up', () => {
  for (const { id, legislation } of talkLibrary) assert.deepEqual(sourceFaults(legislation), [], id)
})
