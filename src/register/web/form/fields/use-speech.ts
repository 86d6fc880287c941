import { useTimes } from '../../../../access/web/use-times.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { ValueSpeech } from '../../../fields/words.ts'
import type { NameSpeech } from '../../extension.ts'
import { useCurrency } from '../../show/use-currency.ts'

/** How values are put into words for the person here. */
export function useSpeech(): ValueSpeech & NameSpeech {
  const { locale, text, say } = useLanguage()
  const { moment } = useTimes()
  return { locale, text, say, moment, currency: useCurrency() }
}
