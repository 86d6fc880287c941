// "Archived on 9 March 2026 by Dana Reyes".
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
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )
  return who === null ? text(on, { when }) : text(by, { when, who })
}
