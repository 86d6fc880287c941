// Every default form must be publishable as it stands, in each language, and whole in all three.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { publishProblems } from '../definition/publish-checks.ts'
import { languages } from '../definition/question.ts'
import { keysOf } from '../definition/rekey.ts'
import { library } from './all.ts'
import { definitionOf } from './shelve.ts'
import type { Words, WrittenQuestion } from './written.ts'

const wordsOf = (question: WrittenQuestion): Words[] => [
  question.words,
  ...(question.help ? [question.help] : []),
  ...[...(question.options ?? []), ...(question.rows ?? [])].map(({ words }) => words),
  ...(question.questions ?? []).flatMap(wordsOf),
]

for (const form of library)
  describe(form.slug, () => {
    for (const language of languages)
      test(`can be published as it is in ${language}`, () => {
        assert.deepEqual(publishProblems(definitionOf(form, language)), [])
      })
    test('has its words in three languages, and French and Spanish are not English', () => {
      const words = [
        form.title,
        form.description,
        ...form.sections.flatMap(({ words: title, questions }) => [
          title,
          ...questions.flatMap(wordsOf),
        ]),
      ]
      for (const one of words)
        assert.ok(one.length === 3 && one.every((each) => each.trim() !== ''), one[0])
      const copied = words.filter(([english, french]) => english === french && english.length > 24)
      assert.deepEqual(copied, [])
    })
    test('names no key twice', () => {
      const keys = keysOf(definitionOf(form, 'en').fields)
      assert.equal(new Set(keys).size, keys.length)
    })
    test('says what it stands on and when that was read', () => {
      assert.match(form.reviewed, /^\d{4}-\d{2}-\d{2}$/)
      assert.ok(form.basis.length > 20)
    })
  })

test('no two default forms share a slug', () => {
  assert.equal(new Set(library.map(({ slug }) => slug)).size, library.length)
})
