// How a language writes what the rules say.

import { dayIn, numberIn, percentIn, timeIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { Formats } from '../says.ts'

export function formatsIn(locale: Locale): Formats {
  const dateIn = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  const plain = new Intl.NumberFormat(locale)
  const dollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  return {
    number: (value, decimals) =>
      decimals === undefined ? plain.format(value) : numberIn(locale, value, decimals),
    // An invalid day is shown as it was written.
    day: (day) => (Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : dayIn(locale, day)),
    moment: (local) => {
      const [day = '', time = ''] = local.split('T')
      return `${dayIn(locale, day)}, ${timeIn(locale, time)}`
    },
    dayOfYear: (day) => dateIn({ month: 'long', day: 'numeric' }, `2000-${day}`),
    // 2 January 2000 was a Sunday.
    weekday: (number) => dateIn({ weekday: 'long' }, `2000-01-0${2 + (number % 7)}`),
    month: (number) => dateIn({ month: 'long' }, `2000-${String(number).padStart(2, '0')}-01`),
    measure: (value, unit) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
    money: (value) => dollars.format(value),
    percent: (share) => percentIn(locale, share * 100),
    list: (items) => either.format(items),
  }
}
