import { NoAnswer, Refused } from '../../http/client.web.ts'
import type { ServerAnswer } from '../answer.ts'

/** What a call came to, as a value. Any other error is a fault of our code. */
export async function answerOf<Value>(asking: Promise<Value>): Promise<ServerAnswer<Value>> {
  try {
    return { type: 'ok', value: await asking }
  } catch (error) {
    if (error instanceof NoAnswer) return { type: 'none' }
    if (!(error instanceof Refused)) throw error
    const { code, httpStatus: status, message: words, errors = {}, extra } = error
    return { type: 'refused', code, status, words, errors, extra }
  }
}
