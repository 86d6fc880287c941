import { NoAnswer, Refused } from '../../../../kit/http/client.web.ts'
import type { Text } from '../../../../kit/web/language/Language.tsx'

/** What went wrong, in words for a person; what is wrong with one field is said of that field. */
export function wordsOf(error: unknown, text: Text): string {
  if (error instanceof NoAnswer) return text('no_connection')
  if (error instanceof Refused) return Object.values(error.errors ?? {})[0]?.[0] ?? error.message
  console.error(error)
  return text('could_not_load')
}
