import type en from '../../../../messages/en.json'

export const locales = ['en', 'fr', 'es'] as const
export type Locale = (typeof locales)[number]
export const languageNames: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
}
export type MessageKey = keyof typeof en
export type Catalogue = Record<MessageKey, string>
export type Values = Record<string, string | number>

/** The message with its holes filled: `{count} files`. */
export function fill(message: string, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

export const isLocale = (value: unknown): value is Locale =>
  locales.some((known) => known === value)

/** The first language of the browser that we have; English where there is none. */
export function preferred(languages: readonly string[]): Locale {
  return languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale) ?? 'en'
}
