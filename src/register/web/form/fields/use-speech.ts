import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { ValueSpeech } from '../../../fields/words.ts'
import { useCurrency } from '../../show/use-currency.ts'

/** How values are put into words for the person here. */
export function useSpeech(): ValueSpeech {
  const { locale, say } = useLanguage()
  return { locale, say, currency: useCurrency() }
}
