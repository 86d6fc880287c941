// The language of the screens: chosen per device, loaded when needed, English until then.
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { messages as english } from '../../../../messages/composed/en.ts'
import type * as french from '../../../../messages/composed/fr.ts'
import { fill, type WordValues } from '../../language/message.ts'
import { isLocale, type Locale } from '../../locales.ts'
import { own } from '../../own.ts'
import type { Say } from '../../sentences.ts'
import { type Catalogue, type MessageKey, preferred, type Text } from './catalogue.ts'

/** The words of definitions and of problems, by their English. */
type Words = Readonly<Record<string, string>>
type Loaded = { catalogue: Catalogue; words: Words }

const loadedOf = ({ messages, words, problems }: Readonly<typeof french>): Loaded => ({
  catalogue: messages,
  words: { ...problems, ...words },
})

const loaders: Record<Locale, () => Promise<Loaded>> = {
  en: async () => ({ catalogue: english, words: {} }),
  fr: async () => loadedOf(await import('../../../../messages/composed/fr.ts')),
  es: async () => loadedOf(await import('../../../../messages/composed/es.ts')),
}

type LanguageContext = {
  locale: Locale
  text: Text
  say: Say
  choose(locale: Locale): void
  /** The language chosen last could not be fetched. Browsers keep such a failure until a reload. */
  unreachable: boolean
}

const Context = createContext<LanguageContext>({
  locale: 'en',
  text: (key, values) => fill(english[key], values),
  say: (words) => words,
  choose: () => undefined,
  unreachable: false,
})

const storageKey = 'plumbline-locale'

let first: Loaded & { locale: Locale } = { locale: 'en', catalogue: english, words: {} }

/** The language that an address asks for, such as one that a search engine found, else the chosen one. */
function wantedLocale(): Locale {
  const asked = new URLSearchParams(location.search).get('lang')
  const kept = localStorage.getItem(storageKey)
  return [asked, kept].find(isLocale) ?? preferred(navigator.languages)
}

/** For a page that was not written at build time: its first render speaks the person's language. */
export async function startInOwnLanguage(): Promise<void> {
  const locale = wantedLocale()
  try {
    first = { locale, ...(await loaders[locale]()) }
    document.documentElement.lang = locale
  } catch (error) {
    console.error('The language could not be loaded; it will be English.', error)
  }
}

export function Language({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(first)
  const [wanted, setWanted] = useState(first.locale)
  const [failed, setFailed] = useState<Locale>()

  useEffect(() => setWanted(wantedLocale()), [])

  useEffect(() => {
    let stale = false
    loaders[wanted]().then(
      (loaded) => {
        if (stale) return
        setFailed(undefined)
        setShown({ locale: wanted, ...loaded })
        document.documentElement.lang = wanted
      },
      (error: unknown) => {
        console.error('The language could not be loaded; the page stays in the one it has.', error)
        setFailed(wanted)
      },
    )
    return () => {
      stale = true
    }
  }, [wanted])

  const context = useMemo(
    () => ({
      locale: shown.locale,
      text: (key: MessageKey, values?: WordValues) =>
        fill(shown.catalogue[key], values, shown.locale),
      say: (english: string) => own(shown.words, english) ?? english,
      choose(locale: Locale) {
        localStorage.setItem(storageKey, locale)
        setWanted(locale)
      },
      unreachable: failed === wanted,
    }),
    [shown, failed, wanted],
  )
  return <Context value={context}>{children}</Context>
}

export const useLanguage = () => use(Context)

/** `const text = useText()`; `text('sign_in')`. */
export const useText = (): Text => use(Context).text

/** `const say = useSay()`; `say('Locations')`. */
export const useSay = (): Say => use(Context).say

/** The same in a language that may be another than the person's: nothing until its words have come, the
 *  person's where they cannot be fetched. */
export function useSayIn(locale: Locale): Say | undefined {
  const { locale: shown, say } = use(Context)
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
