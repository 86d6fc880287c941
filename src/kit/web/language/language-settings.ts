// Which language is wanted: the device's, or that of a page that speaks one of its own.
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { isLocale, type Locale } from '../../locales.ts'
import { preferred } from './catalogue.ts'

export type LanguageSettings = {
  /** The language that was chosen; until its words have come, the page speaks another. */
  wanted: Locale
  /** The language of the device, whatever the page speaks. */
  ofDevice: Locale
  /** What somebody chose: for the device, or for the page alone while that speaks a language of its own. */
  choose(locale: Locale): void
  /** The language of the device from now on. */
  keep(locale: Locale): void
  /** The page speaks this language, or what was chosen on it before, until what this returns is called. */
  speakHere(page: string, locale: Locale): () => void
  /** Whether all words stand around what is shown: then these say which language it is in. */
  whole: RefObject<boolean>
}

const storageKey = 'plumbline-locale'

/** The language that an address asks for, such as one that a search engine found, else the chosen one. */
export function wantedLocale(): Locale {
  const asked = new URLSearchParams(location.search).get('lang')
  const kept = localStorage.getItem(storageKey)
  return [asked, kept].find(isLocale) ?? preferred(navigator.languages)
}

export function useLanguageSettings(begun: Locale): LanguageSettings {
  const [ofDevice, setOfDevice] = useState(begun)
  useEffect(() => setOfDevice(wantedLocale()), [])
  const [here, setHere] = useState<Locale>()
  const page = useRef<string>(undefined)
  const whole = useRef(false)
  const [acts] = useState(() => {
    function keep(locale: Locale) {
      localStorage.setItem(storageKey, locale)
      setOfDevice(locale)
    }
    function choose(locale: Locale) {
      if (page.current === undefined) return keep(locale)
      sessionStorage.setItem(page.current, locale)
      setHere(locale)
    }
    function speakHere(name: string, locale: Locale) {
      const key = `plumbline-language-${name}`
      const chosen = sessionStorage.getItem(key)
      page.current = key
      setHere(isLocale(chosen) ? chosen : locale)
      return () => {
        page.current = undefined
        setHere(undefined)
      }
    }
    return { keep, choose, speakHere }
  })
  const wanted = here ?? ofDevice
  return useMemo(() => ({ wanted, ofDevice, ...acts, whole }), [wanted, ofDevice, acts])
}
