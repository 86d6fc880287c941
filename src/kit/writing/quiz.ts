// A quiz: what is asked, what was answered, how much of it is right.
import type { Part, Quiz, QuizQuestion } from './content.ts'

/** The answers that a reader chose, by the question. */
export type GivenAnswers = Readonly<Record<string, readonly string[]>>

export const quizIn = (content: readonly Part[]): Quiz | undefined =>
  content.find((part) => part.kind === 'quiz')

/** As it is sent to readers, who find out what is right by handing in. */
export const withoutRight = (content: readonly Part[]): Part[] =>
  content.map((part) =>
    part.kind === 'quiz'
      ? { ...part, questions: part.questions.map((question) => ({ ...question, right: [] })) }
      : part,
  )

const isAsked = ({ words, answers, right }: QuizQuestion): boolean =>
  Object.keys(words).length > 0 &&
  answers.length > 1 &&
  answers.every((answer) => Object.keys(answer.words).length > 0) &&
  right.length > 0

/** Whether it can be taken: each question has its words, two answers or more, and one that is right. */
export const isWhole = ({ questions }: Quiz): boolean =>
  questions.length > 0 && questions.every(isAsked)

const isRight = ({ id, right }: QuizQuestion, given: GivenAnswers): boolean => {
  const chosen = new Set(Object.hasOwn(given, id) ? given[id] : [])
  return chosen.size === right.length && right.every((answer) => chosen.has(answer))
}

/** All answers that are right, and none besides, are a right answer to a question. */
export function marked({ questions, pass }: Quiz, given: GivenAnswers) {
  const wrong = questions.filter((question) => !isRight(question, given)).map(({ id }) => id)
  const score = Math.floor((100 * (questions.length - wrong.length)) / questions.length)
  return { score, passed: score >= pass, wrong }
}
