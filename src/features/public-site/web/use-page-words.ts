import { use } from 'react'
import type { Locale } from '../../../kit/locales.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'

type Others<Words> = Record<Exclude<Locale, 'en'>, () => Promise<{ default: Words }>>
type PageWords<Words> = (locale: Locale) => Words | Promise<Words>

/** The words of one page: English comes with it, another language when somebody reads it. */
export function pageWords<Words>(english: Words, others: Others<Words>): PageWords<Words> {
  const arriving = new Map<Locale, Promise<Words>>()
  return (locale) => {
    if (locale === 'en') return english
    const coming =
      arriving.get(locale) ??
      others[locale]().then(
        (words) => words.default,
        (error: unknown) => {
          console.error('The words of the page could not be loaded; it stays in English.', error)
          return english
        },
      )
    arriving.set(locale, coming)
    return coming
  }
}

/** Drawn within a Suspense. */
export function usePageWords<Words>(words: PageWords<Words>): Words {
  const found = words(useLanguage().locale)
  return found instanceof Promise ? use(found) : found
}
