// All words of the product, around every page but the light ones.
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Locale } from '../../locales.ts'
import { own } from '../../own.ts'
import type { Say } from '../../sentences.ts'
import { inEnglish, type Loaders, loadedOf, Speak, useLanguage, useSpoken } from './Language.tsx'

const loaders: Loaders = {
  en: async () => inEnglish,
  fr: async () => loadedOf(await import('../../../../messages/composed/fr.ts')),
  es: async () => loadedOf(await import('../../../../messages/composed/es.ts')),
}

type Props = { children: ReactNode /** Until the words have come. */; meanwhile: ReactNode }

export function WholeLanguage({ children, meanwhile }: Props) {
  const { locale, wanted, ofDevice, choose, keep, speakHere, whole } = useLanguage()
  const settings = useMemo(
    () => ({ wanted, ofDevice, choose, keep, speakHere, whole }),
    [wanted, ofDevice, choose, keep, speakHere, whole],
  )
  const [begun] = useState(() => (locale === 'en' ? { locale, ...inEnglish } : undefined))
  const { spoken, unreachable } = useSpoken(loaders, wanted, begun)
  useLayoutEffect(() => {
    whole.current = true
    return () => {
      whole.current = false
    }
  }, [whole])
  const shown = spoken?.locale
  useEffect(() => {
    if (shown !== undefined) document.documentElement.lang = shown
  }, [shown])
  if (spoken === undefined && !unreachable) return meanwhile
  return (
    <Speak {...{ settings, unreachable }} spoken={spoken ?? { locale: 'en', ...inEnglish }}>
      {children}
    </Speak>
  )
}

/** The same in a language that may be another than the person's: nothing until its words have come, the
 *  person's where they cannot be fetched. */
export function useSayIn(locale: Locale): Say | undefined {
  const { locale: shown, say } = useLanguage()
  const [other, setOther] = useState<{ locale: Locale; say: Say | undefined }>()
  useEffect(() => {
    let stale = false
    const arrive = (found: Say | undefined) => {
      if (!stale) setOther({ locale, say: found })
    }
    if (locale !== shown)
      loaders[locale]().then(
        ({ words }) => arrive((english) => own(words, english) ?? english),
        (error: unknown) => {
          console.error('The language of the form could not be loaded.', error)
          arrive(undefined)
        },
      )
    return () => {
      stale = true
    }
  }, [locale, shown])
  if (locale === shown) return say
  return other?.locale === locale ? (other.say ?? say) : undefined
}
