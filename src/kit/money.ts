// Amounts of money as a language writes them, in the currency of a country.
import { numberAs } from './language/numbers-and-days.ts'
import type { Locale } from './locales.ts'

const currencies: Readonly<Record<string, string>> = { CA: 'CAD', US: 'USD' }

export const currencyOf = (country: string | undefined): string =>
  currencies[country ?? ''] ?? 'CAD'

const as = (currency: string): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  // A company counts in one currency, and its people call it the dollar.
  currencyDisplay: 'narrowSymbol',
})

export const moneyIn = (locale: Locale, value: number, currency: string): string =>
  numberAs(locale, value, as(currency))

/** What stands beside an amount: `$`. */
export const signOf = (locale: Locale, currency: string): string =>
  moneyIn(locale, 0, currency).replace(/[\d.,\s]/g, '')
