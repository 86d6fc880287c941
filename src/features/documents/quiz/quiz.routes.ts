import { bind } from '../../../access/server/gate.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { toSign } from '../signoffs/to-sign.server.ts'
import { answerQuiz } from './answer.server.ts'
import * as calls from './quiz.contract.ts'

export const quizCalls = (registers: Registers) => [
  bind(calls.handInQuiz, async (context, { params: { id }, body }) => {
    const { number, signer } = await toSign(context, registers, id, body)
    const { person, witness } = signer
    return answerQuiz(context.db, { document: id, number, person }, { ...body, witness })
  }),
]
