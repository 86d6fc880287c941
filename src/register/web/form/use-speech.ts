import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { useCurrency } from '../show/use-currency.ts'
import type { Speech } from './words.ts'

/** How values are put into words for whoever is here. */
export function useSpeech(): Speech {
  const { locale, say } = useLanguage()
  return { locale, say, currency: useCurrency() }
}
