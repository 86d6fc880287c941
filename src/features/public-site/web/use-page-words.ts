import { useQuery } from '@tanstack/react-query'
import type { Locale } from '../../../kit/locales.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { pageWordsKey } from './keys.ts'

type Others<Words> = Record<Exclude<Locale, 'en'>, () => Promise<{ default: Words }>>

/** The words of one page: English comes with it, another language when somebody reads it. */
export function usePageWords<Words>(page: string, english: Words, others: Others<Words>): Words {
  const { locale } = useLanguage()
  const { data = english } = useQuery({
    queryKey: pageWordsKey(page, locale),
    queryFn: async () => (locale === 'en' ? english : (await others[locale]()).default),
    enabled: locale !== 'en',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  })
  return locale === 'en' ? english : data
}
