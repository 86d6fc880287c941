/** What a phone's camera gives at most; a picture is made small before it is sent. */
export const rawLimit = 20 * 1024 * 1024

const formats = new Map<string, Intl.NumberFormat>()

/** Made once for each unit and fineness: every question for files of a form says its limit. */
function sizes(locale: string, unit: 'megabyte' | 'kilobyte', digits: 0 | 1): Intl.NumberFormat {
  const key = `${locale} ${unit} ${digits}`
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    })
  formats.set(key, known)
  return known
}

/** `20 MB`, in the way the language writes it. */
export const sizeIn = (locale: string, bytes: number): string => {
  const kilo = bytes / 1024
  const mega = kilo >= 1000
  return sizes(locale, mega ? 'megabyte' : 'kilobyte', mega && kilo < 10_240 ? 1 : 0).format(
    mega ? kilo / 1024 : Math.max(1, kilo),
  )
}
