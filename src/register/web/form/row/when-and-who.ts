// "Archived on 9 March 2026 by Dana Reyes".
import { instantIn } from '../../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { MessageKey, Text } from '../../../../kit/web/language/catalogue.ts'

type Said = { by: MessageKey; on: MessageKey }

export function whenAndWho(
  text: Text,
  locale: Locale,
  { by, on }: Said,
  at: string,
  who: string | null,
): string {
  const when = instantIn(locale, at)
  return who === null ? text(on, { when }) : text(by, { when, who })
}
