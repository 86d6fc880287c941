import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingIn, type Quiz } from './content.ts'
import { contentSchema, contentWith } from './content-schemas.ts'
import { isWhole, marked, quizIn, withoutRight } from './quiz.ts'
import { quiz } from './short-parts.ts'

const two = quizIn([
  quiz(
    80,
    ['Where do we muster? | * At the gate | In the shed', 'Où? | Au portail | Dans la remise'],
    [
      'What do you wear? | * A hat | * Boots | Sandals',
      'Quoi? | Un casque | Des bottes | Sandales',
    ],
  ),
]) as Quiz
const [first, second] = two.questions
const pick = (question: Quiz['questions'][number] | undefined, ...at: number[]) =>
  at.map((n) => question?.answers[n]?.id ?? '')
const given = (one: number[], other: number[]) => ({
  [first?.id ?? '']: pick(first, ...one),
  [second?.id ?? '']: pick(second, ...other),
})

test('all answers that are right and none besides are right', () => {
  assert.deepEqual(marked(two, given([0], [0, 1])), { score: 100, passed: true, wrong: [] })
  for (const other of [[0], [0, 1, 2], []])
    assert.deepEqual(marked(two, given([0], other)), {
      score: 50,
      passed: false,
      wrong: [second?.id],
    })
  assert.equal(marked({ ...two, pass: 50 }, given([0], [])).passed, true)
  assert.equal(marked(two, {}).score, 0)
})

test('readers are not told what is right', () => {
  const told = JSON.stringify(withoutRight([two]))
  for (const id of two.questions.flatMap(({ right }) => right))
    assert.equal(told.split(id).length, 2, 'as an answer, and nowhere else')
  assert.equal(quizIn(withoutRight([two]))?.questions[1]?.answers.length, 3)
})

test('a quiz is whole when each question has words, two answers and one that is right', () => {
  const whole = contentWith(['quiz']).parse([two])
  assert.equal(isWhole(whole[0] as Quiz), true)
  const but = (change: object) =>
    isWhole({ ...two, questions: [{ ...two.questions[0], ...change } as Quiz['questions'][0]] })
  assert.equal(but({}), true)
  assert.equal(but({ right: [] }), false)
  assert.equal(but({ words: {} }), false)
  assert.equal(but({ answers: first?.answers.slice(0, 1) }), false)
  assert.equal(isWhole({ ...two, questions: [] }), false)
})

test('what is right is an answer of the question; one quiz, and only where quizzes belong', () => {
  const foreign = { ...two, questions: [{ ...first, right: [two.id] }] }
  const [read] = contentWith(['quiz']).parse([foreign])
  assert.deepEqual((read as Quiz).questions[0]?.right, [])
  assert.equal(contentWith(['quiz']).safeParse([two, { ...two, id: first?.id }]).success, false)
  assert.equal(contentSchema.safeParse([two]).success, false)
})

test('a language lacks the questions and answers that it has no words for', () => {
  assert.equal(missingIn([two], 'fr'), 0)
  assert.equal(missingIn([two], 'es'), 7)
})
