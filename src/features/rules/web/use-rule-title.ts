// Apart from what says all of the rules, and from the rules themselves: a page that names what is due fetches neither
// with it.

import { useQuery } from '@tanstack/react-query'
import type { Locale } from '../../../kit/locales.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { ruleTitlesKey } from './keys.ts'

const loaders: Record<Locale, () => Promise<{ titles: Readonly<Record<string, string>> }>> = {
  en: () => import('../../../../messages/composed/titles/en.ts'),
  fr: () => import('../../../../messages/composed/titles/fr.ts'),
  es: () => import('../../../../messages/composed/titles/es.ts'),
}

/** What a rule that runs a clock is called, by its code; undefined until it is there. For a page that says nothing else
 *  of rules. */
export function useRuleTitle(): ((code: string) => string) | undefined {
  const { locale } = useLanguage()
  const { data } = useQuery({
    queryKey: ruleTitlesKey(locale),
    queryFn: loaders[locale],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  })
  return data && ((code) => data.titles[code] ?? code)
}
