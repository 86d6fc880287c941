import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { answerChallenge, beginSetUp, type Door } from '../server/challenges.ts'
import { enterByWayIn } from './lost-factor.contract.ts'
import { takeWayIn } from './way-in.store.ts'

export const lostFactorCalls = [
  bind(enterByWayIn, async (context, { body }) => {
    const answered = await answerChallenge(
      context,
      'second-factor',
      body,
      async (login, { door }: { door: Door }) =>
        (await takeWayIn(context.db, login.id, body.code)) ? { door } : undefined,
    )
    if (answered instanceof Problem) return answered
    const { login, brought } = answered
    return beginSetUp(context.db, login, { door: brought.door, replaces: true })
  }),
]
