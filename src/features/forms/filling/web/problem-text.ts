import type { FormProblem } from '../../../../form-engine/index.ts'
import type { Text } from '../../../../kit/web/language/catalogue.ts'
import type { Question } from '../../definition/question.ts'

/** What is wrong, beside the question itself, in the person's language. The engine's own words name
 *  the question and are English; they end in the limit, with what “today” is. */
export function problemText(
  { code, message }: FormProblem,
  question: Question,
  text: Text,
): string {
  const limit = /(\S+)$/.exec(message)?.[1] ?? ''
  switch (code) {
    case 'required':
      return text('form_required')
    case 'too-small':
      return text('fill_at_least', { limit })
    case 'too-large':
      return text('fill_at_most', { limit })
    case 'wrong-step':
      return text('fill_steps', { step: question.step ?? 1 })
    case 'too-long':
      return text('fill_too_long', { limit: question.max_length ?? '' })
    case 'unknown-option':
      return text('fill_unknown_option')
    case 'invalid-answer':
      return text('fill_unreadable')
    default:
      return message.replace(/^“[^”]*” /, '')
  }
}
