import { use } from 'react'
import type { Locale } from '../../../kit/locales.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'

type Others<Words> = Record<Exclude<Locale, 'en'>, () => Promise<{ default: Words }>>

/** What is on its way, or has come, by page and language. */
const arriving = new Map<string, Promise<unknown>>()

/** The words of one page: English comes with it, another language when somebody reads it. Drawn within a Suspense. */
export function usePageWords<Words>(page: string, english: Words, others: Others<Words>): Words {
  const { locale } = useLanguage()
  if (locale === 'en') return english
  const key = `${page} ${locale}`
  const coming =
    (arriving.get(key) as Promise<Words> | undefined) ??
    others[locale]().then(
      (words) => words.default,
      (error: unknown) => {
        console.error('The words of the page could not be loaded; it stays in English.', error)
        return english
      },
    )
  arriving.set(key, coming)
  return use(coming)
}
