// The language of the screens: chosen per device, loaded when needed, English until then.
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import english from '../../../../messages/en.json'
import {
  type Catalogue,
  fill,
  isLocale,
  type Locale,
  type MessageKey,
  preferred,
  type Values,
} from './catalogue.ts'

const loaders: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => english,
  fr: async () => (await import('../../../../messages/fr.json')).default,
  es: async () => (await import('../../../../messages/es.json')).default,
}

export type Text = (key: MessageKey, values?: Values) => string

type LanguageContext = { locale: Locale; text: Text; choose(locale: Locale): void }

const Context = createContext<LanguageContext>({
  locale: 'en',
  text: (key, values) => fill(english[key], values),
  choose: () => undefined,
})

const storageKey = 'plumbline-locale'

let first: { locale: Locale; catalogue: Catalogue } = { locale: 'en', catalogue: english }

function wantedLocale(): Locale {
  const kept = localStorage.getItem(storageKey)
  return isLocale(kept) ? kept : preferred(navigator.languages)
}

/** For a page that was not written at build time: its first render speaks the person's language. */
export async function startInOwnLanguage(): Promise<void> {
  const locale = wantedLocale()
  try {
    first = { locale, catalogue: await loaders[locale]() }
    document.documentElement.lang = locale
  } catch (error) {
    console.error('The language could not be loaded; it will be English.', error)
  }
}

export function Language({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(first)
  const [wanted, setWanted] = useState(first.locale)

  useEffect(() => setWanted(wantedLocale()), [])

  useEffect(() => {
    let stale = false
    loaders[wanted]().then((catalogue) => {
      if (stale) return
      setShown({ locale: wanted, catalogue })
      document.documentElement.lang = wanted
    })
    return () => {
      stale = true
    }
  }, [wanted])

  const context = useMemo(
    () => ({
      locale: shown.locale,
      text: (key: MessageKey, values?: Values) => fill(shown.catalogue[key], values),
      choose(locale: Locale) {
        localStorage.setItem(storageKey, locale)
        setWanted(locale)
      },
    }),
    [shown],
  )
  return <Context value={context}>{children}</Context>
}

export const useLanguage = () => use(Context)

/** `const text = useText()`; `text('sign_in')`. */
export const useText = (): Text => use(Context).text
