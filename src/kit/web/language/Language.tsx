// The language of the screens: chosen per device, loaded when needed, English until then. English words come with the
// code that says them. A light page has the words of
// its own rooms; around all others stands WholeLanguage.
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { fill, type Message, type WordValues } from '../../language/message.ts'
import type { Locale } from '../../locales.ts'
import { own } from '../../own.ts'
import type { Say } from '../../sentences.ts'
import { useStateOf } from '../state-store.ts'
import type { Catalogue, MessageKey, Text } from './catalogue.ts'
import { english, lateWords, miss } from './english.ts'
import { type LanguageSettings, useLanguageSettings, wantedLocale } from './language-settings.ts'

export type Loaded = {
  catalogue: Partial<Catalogue>
  /** The words of definitions and of problems, by their English. */
  words: Readonly<Record<string, string>>
}
export type Loaders = Readonly<Record<Locale, () => Promise<Loaded>>>

/** What a file of a language says. */
type Said = {
  messages: Readonly<Partial<Record<MessageKey, Message>>>
  words?: Loaded['words']
  problems: Loaded['words']
}

export const loadedOf = ({ messages, words, problems }: Said): Loaded => ({
  catalogue: messages,
  words: { ...problems, ...words },
})

export const inEnglish: Loaded = { catalogue: english, words: {} }

const loaders: Loaders = {
  en: async () => inEnglish,
  fr: async () => loadedOf(await import('../../../../messages/composed/light/fr.ts')),
  es: async () => loadedOf(await import('../../../../messages/composed/light/es.ts')),
}

export type Spoken = Loaded & { locale: Locale }

type LanguageContext = LanguageSettings & {
  locale: Locale
  text: Text
  say: Say
  /** The language chosen last could not be fetched. Browsers keep such a failure until a reload. */
  unreachable: boolean
}

const textIn =
  ({ catalogue, locale }: Spoken, late: Partial<Catalogue> = {}): Text =>
  (key: MessageKey, values?: WordValues) => {
    const message = catalogue[key] ?? late[key]
    if (message === undefined) miss(key)
    return fill(message ?? key, values, locale)
  }

let first: Spoken = { locale: 'en', ...inEnglish }

const Context = createContext<LanguageContext>({
  locale: 'en',
  text: textIn(first),
  say: (words) => words,
  ...{ wanted: 'en', ofDevice: 'en' },
  choose: () => undefined,
  keep: () => undefined,
  speakHere: () => () => undefined,
  whole: { current: false },
  unreachable: false,
})

/** The first render speaks this language. */
export async function speakFirst(locale: Locale): Promise<void> {
  first = { locale, ...(await loaders[locale]()) }
}

/** For a page that was not written at build time: its first render speaks the person's language. */
export async function startInOwnLanguage(): Promise<void> {
  const locale = wantedLocale()
  try {
    await speakFirst(locale)
    document.documentElement.lang = locale
  } catch (error) {
    console.error('The language could not be loaded; it will be English.', error)
  }
}

type Props = {
  children: ReactNode
  spoken: Spoken
  settings: LanguageSettings
  unreachable: boolean
}

export function Speak({ children, spoken, settings, unreachable }: Props) {
  const late = useStateOf(lateWords)
  const context = useMemo(
    () => ({
      ...settings,
      ...{ locale: spoken.locale, unreachable },
      text: textIn(spoken, late),
      say: (english: string) => own(spoken.words, english) ?? english,
    }),
    [spoken, late, settings, unreachable],
  )
  return <Context value={context}>{children}</Context>
}

/** The words of the language that is wanted, once they have come; `unreachable` where they did not. */
export function useSpoken<First extends Spoken | undefined>(
  from: Loaders,
  wanted: Locale,
  begun: First,
): { spoken: Spoken | First; unreachable: boolean } {
  const [spoken, setSpoken] = useState<Spoken | First>(begun)
  const [failed, setFailed] = useState<Locale>()
  useEffect(() => {
    let stale = false
    from[wanted]().then(
      (loaded) => {
        if (stale) return
        setFailed(undefined)
        // What else has to come in this language is waited for with the page as it is.
        startTransition(() => setSpoken({ locale: wanted, ...loaded }))
      },
      (error: unknown) => {
        console.error('The language could not be loaded; the page stays in the one it has.', error)
        if (!stale) setFailed(wanted)
      },
    )
    return () => {
      stale = true
    }
  }, [from, wanted])
  return { spoken, unreachable: failed === wanted }
}

export function Language({ children }: { children: ReactNode }) {
  const settings = useLanguageSettings(first.locale)
  const { wanted, whole } = settings
  const { spoken, unreachable } = useSpoken(loaders, wanted, first)
  useEffect(() => {
    if (!whole.current) document.documentElement.lang = spoken.locale
  }, [spoken.locale, whole])
  return <Speak {...{ settings, spoken, unreachable }}>{children}</Speak>
}

export const useLanguage = () => use(Context)

/** `const text = useText()`; `text('sign_in')`. */
export const useText = (): Text => use(Context).text

/** `const say = useSay()`; `say('Locations')`. */
export const useSay = (): Say => use(Context).say
