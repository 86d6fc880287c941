import { useEffect } from 'react'
import type { Locale } from '../../locales.ts'
import { useLanguage } from './Language.tsx'

/** While it is open, a page speaks the language of its reader, until they choose another on it; the device, which
 *  may be somebody else's, keeps its own. */
export function usePageLanguage(page: string, locale: Locale | null | undefined): void {
  const { speakHere } = useLanguage()
  useEffect(() => (locale ? speakHere(page, locale) : undefined), [page, locale, speakHere])
}
