import type { messages } from '../../../../messages/composed/en.ts'
import type { Message, WordValues } from '../../language/message.ts'
import { isLocale, type Locale } from '../../locales.ts'

export const languageNames: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
}
export type MessageKey = keyof typeof messages
export type Text = (key: MessageKey, values?: WordValues) => string
export type Catalogue = Readonly<Record<MessageKey, Message>>

/** The first language of the browser that we have; English where there is none. */
export function preferred(languages: readonly string[]): Locale {
  return languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale) ?? 'en'
}
