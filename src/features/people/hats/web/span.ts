import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import type { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { WornHat } from '../hats.contract.ts'

type Language = ReturnType<typeof useLanguage>

/** From when to when, in words; nothing where neither is known. */
export function spanOf(
  { starts_on, ends_on }: Pick<WornHat, 'starts_on' | 'ends_on'>,
  text: Language['text'],
  locale: Language['locale'],
): string {
  const [from, until] = [starts_on, ends_on].map((day) => (day === null ? '' : dayIn(locale, day)))
  if (from && until) return text('hat_from_until', { from, until })
  if (from) return text('hat_from', { from })
  return until ? text('hat_until', { until }) : ''
}
