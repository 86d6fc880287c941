// How a language writes what the rules say.

import {
  dayAs,
  dayIn,
  numberAs,
  numberIn,
  percentIn,
  timeIn,
} from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { Formats } from '../says.ts'

export function formatsIn(locale: Locale): Formats {
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  return {
    number: (value, decimals) =>
      decimals === undefined ? numberAs(locale, value, {}) : numberIn(locale, value, decimals),
    // An invalid day is shown as it was written.
    day: (day) => (Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : dayIn(locale, day)),
    moment: (local) => {
      const [day = '', time = ''] = local.split('T')
      return `${dayIn(locale, day)}, ${timeIn(locale, time)}`
    },
    dayOfYear: (day) => dayAs(locale, `2000-${day}`, { month: 'long', day: 'numeric' }),
    // 2 January 2000 was a Sunday.
    weekday: (number) => dayAs(locale, `2000-01-0${2 + (number % 7)}`, { weekday: 'long' }),
    month: (number) =>
      dayAs(locale, `2000-${String(number).padStart(2, '0')}-01`, { month: 'long' }),
    measure: (value, unit) => numberAs(locale, value, { style: 'unit', unit, unitDisplay: 'long' }),
    money: (value) =>
      numberAs(locale, value, {
        style: 'currency',
        currency: 'CAD',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }),
    percent: (share) => percentIn(locale, share * 100),
    list: (items) => either.format(items),
  }
}
