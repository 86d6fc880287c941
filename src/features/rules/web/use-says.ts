// The words of the rules, loaded with the page: they are many, and nobody else needs them.

import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import type { Locale } from '../../../kit/locales.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { type Says, saysIn } from '../says.ts'
import { formatsIn } from './formats.ts'
import { ruleWordsKey } from './keys.ts'

const loaders: Record<Locale, () => Promise<Record<string, string>>> = {
  en: async () => ({
    ...(await import('../../../regulation/words/en.json')).default,
    ...(await import('./words/en.json')).default,
  }),
  fr: async () => ({
    ...(await import('../../../regulation/words/fr.json')).default,
    ...(await import('./words/fr.json')).default,
  }),
  es: async () => ({
    ...(await import('../../../regulation/words/es.json')).default,
    ...(await import('./words/es.json')).default,
  }),
}

/** Undefined until they are there. */
export function useLoadedSays(): Says | undefined {
  const { locale } = useLanguage()
  const { data: words } = useQuery({
    queryKey: ruleWordsKey(locale),
    queryFn: loaders[locale],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  })
  return useMemo(() => words && saysIn(words, formatsIn(locale)), [words, locale])
}

export const SaysContext = createContext<Says | undefined>(undefined)

export function useSays(): Says {
  const says = use(SaysContext)
  if (says === undefined) throw new Error('The words of the rules are loaded by RulesScreen.')
  return says
}
