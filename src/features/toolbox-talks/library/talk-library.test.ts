import assert from 'node:assert/strict'
import { test } from 'node:test'
import { talkLibrary } from './talk-library.ts'

test('each talk has its own name and is whole in its languages', () => {
  assert.equal(new Set(talkLibrary.map(({ id }) => id)).size, talkLibrary.length)
  for (const { id, title, category, legislation, text, questions } of talkLibrary) {
    assert.match(id, /^[a-z]+(-[a-z]+)*$/)
    for (const each of [category, legislation, text, ...questions])
      assert.equal(each.length, title.length, id)
    for (const [en, ...others] of [title, category, text, ...questions])
      for (const other of others) assert.notEqual(other, en, id)
  }
})

test('the same category has the same words in every talk', () => {
  const french = new Map<string, Set<string>>()
  for (const { category } of talkLibrary)
    french.set(category[0], (french.get(category[0]) ?? new Set()).add(category[1]))
  for (const [category, said] of french) assert.equal(said.size, 1, category)
})
