import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useCurrency } from '../../show/use-currency.ts'
import type { ValueSpeech } from './words.ts'

/** How values are put into words for the person here. */
export function useSpeech(): ValueSpeech {
  const { locale, say } = useLanguage()
  return { locale, say, currency: useCurrency() }
}
