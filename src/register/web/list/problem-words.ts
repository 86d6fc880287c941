import { NoAnswer, Refused } from '../../../kit/http/client.web.ts'
import type { Text } from '../../../kit/web/language/Language.tsx'

/** What went wrong, as a person reads it: the rule that was broken where there is one. */
export function problemWords(error: unknown, text: Text): string {
  if (error instanceof NoAnswer) return text('no_connection')
  if (!(error instanceof Refused)) return text('could_not_load')
  const told = Object.values(error.errors ?? {}).flat()
  return told.length > 0 ? told.join(' ') : error.message
}
