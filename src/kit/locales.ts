/** The languages that the product is written in. */
export const locales = ['en', 'fr', 'es'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale =>
  locales.some((known) => known === value)
