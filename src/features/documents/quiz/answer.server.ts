import type { Db } from '../../../kit/db/server/database.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { type GivenAnswers, marked } from '../../../kit/writing/quiz.ts'
import { insertTry, quizOf, type Tried, triesOf } from './quiz.store.ts'

type Answered = { hash: string; lang: Locale; answers: GivenAnswers; witness: string | null }

/** Marks what is handed in of the quiz of a version, and stores it as a try. */
export async function answerQuiz(db: Db, tried: Tried, { hash, lang, answers, witness }: Answered) {
  const quiz = await quizOf(db, tried.document, tried.number)
  if (quiz === undefined) throw new Problem('row/missing')
  const { wrong, ...mark } = marked(quiz, answers)
  await insertTry(db, { ...tried, hash, witness, lang, answers, ...mark })
  const { tries } = await triesOf(db, tried)
  return { data: { ...mark, pass: quiz.pass, tries, wrong } }
}
