// Amounts of money as a language writes them, in the currency of a country.

const currencies: Readonly<Record<string, string>> = { CA: 'CAD', US: 'USD' }

export const currencyOf = (country: string | undefined): string =>
  currencies[country ?? ''] ?? 'CAD'

const formats = new Map<string, Intl.NumberFormat>()

/** Made once for each: a list asks for hundreds. */
function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, known)
  return known
}

export const moneyIn = (locale: string, value: number, currency: string): string =>
  formatOf(locale, currency).format(value)

/** What stands beside an amount: `CA$`, `$US`. */
export const signOf = (locale: string, currency: string): string =>
  formatOf(locale, currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
