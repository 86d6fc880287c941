import type { Problem } from '../../../../form-engine/index.ts'
import type { Text } from '../../../../kit/web/language/Language.tsx'

/** The engine's words name the question, for a list; beside the question itself they need not. */
export function problemText({ code, message }: Problem, text: Text): string {
  if (code === 'required') return text('form_required')
  return message.replace(/^“[^”]*” /, '')
}
