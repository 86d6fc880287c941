// "Archived on 9 March 2026 by Dana Reyes".
import type { Times } from '../../../../access/web/times.ts'
import type { MessageKey, Text } from '../../../../kit/web/language/catalogue.ts'

type Said = { by: MessageKey; on: MessageKey }

export function whenAndWho(
  text: Text,
  moment: Times['moment'],
  { by, on }: Said,
  at: string,
  who: string | null,
): string {
  const when = moment(at)
  return who === null ? text(on, { when }) : text(by, { when, who })
}
