// What is handed in of a quiz, and what comes back: the same wherever it is taken.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'

export const quizAnswers = {
  /** Of the version that the person read; another one is refused. */
  hash: z.string().max(100),
  /** Of the quiz, as the person read it. */
  lang: locale,
  /** The answers chosen, by the question. */
  answers: z.record(z.uuid(), z.array(z.uuid()).max(10)),
}

export const quizResult = z.object({
  /** Of 100, and how many are enough. */
  score: z.int(),
  pass: z.int(),
  passed: z.boolean(),
  /** How often the person has handed it in. */
  tries: z.int(),
  /** The questions whose answers are not right. */
  wrong: z.array(z.uuid()),
})
