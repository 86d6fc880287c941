import type { Locale } from '../../locales.ts'

const units: Readonly<Record<Locale, readonly [kilo: string, mega: string]>> = {
  en: ['kB', 'MB'],
  fr: ['ko', 'Mo'],
  es: ['kB', 'MB'],
}

/** `1.4 MB`, in the way the language writes it. Not by `Intl`, which takes 20 ms to have its units
 *  ready: a long form with a photo question would open that much later. */
export function sizeIn(locale: Locale, bytes: number): string {
  const kilo = bytes / 1024
  const mega = kilo >= 1000
  const amount = mega ? kilo / 1024 : Math.max(bytes > 0 ? 1 : 0, kilo)
  const said = String(Number(amount.toFixed(mega && amount < 10 ? 1 : 0)))
  const [ofKilo, ofMega] = units[locale]
  return `${locale === 'fr' ? said.replace('.', ',') : said} ${mega ? ofMega : ofKilo}`
}
