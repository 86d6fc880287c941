/** What a phone's camera gives at most; a picture is made small before it is sent. */
export const rawLimit = 20 * 1024 * 1024

/** `20 MB`, in the way the language writes it. */
export const sizeIn = (locale: string, bytes: number): string => {
  const kilo = bytes / 1024
  const mega = kilo >= 1000
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: mega && kilo < 10_240 ? 1 : 0,
  }).format(mega ? kilo / 1024 : Math.max(1, kilo))
}
