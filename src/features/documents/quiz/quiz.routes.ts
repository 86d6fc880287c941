import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { marked } from '../../../kit/writing/quiz.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { toSign } from '../signoffs/to-sign.server.ts'
import * as calls from './quiz.contract.ts'
import { insertTry, quizOf, triesOf } from './quiz.store.ts'

export const quizCalls = (registers: Registers) => [
  bind(calls.handInQuiz, async (context, { params: { id }, body }) => {
    const { db } = context
    const { number, signer } = await toSign(context, registers, id, body)
    const quiz = await quizOf(db, id, number)
    if (quiz === undefined) throw new Problem('row/missing')
    const { hash, lang, answers } = body
    const { person, witness } = signer
    const { wrong, ...mark } = marked(quiz, answers)
    const tried = { document: id, number, person }
    await insertTry(db, { ...tried, hash, witness, lang, answers, ...mark })
    const { tries } = await triesOf(db, tried)
    return { data: { ...mark, pass: quiz.pass, tries, wrong } }
  }),
]
