import { NoAnswer, Refused } from '../../http/client.web.ts'
import type { Text } from '../language/catalogue.ts'

/** Why something could not even begin, in words for a person. */
export class Unable extends Error {}

/** What went wrong, as a person reads it: the rule that was broken where there is one. */
export function problemWords(error: unknown, text: Text): string {
  if (error instanceof NoAnswer) return text('no_connection')
  if (error instanceof Unable) return error.message
  if (!(error instanceof Refused)) return text('could_not_load')
  const told = Object.values(error.errors ?? {}).flat()
  return told.length > 0 ? told.join(' ') : error.message
}
