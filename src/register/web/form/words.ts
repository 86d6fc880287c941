// A value in words, as a conflict, a history and a field that cannot be changed say it.
import { moneyIn } from '../../../kit/money.ts'
import type { Locale } from '../../../kit/web/language/catalogue.ts'
import type { Say } from '../../../kit/web/language/Language.tsx'
import { kindOf } from '../../fields/all.ts'
import type { Field } from '../../fields/field.ts'
import { columnsOf, type InnerRow } from '../../fields/structured.ts'
import { dayIn, instantIn, timeIn } from '../show/numbers-and-days.ts'
import { isEmpty } from './values.ts'

export type Speech = { locale: Locale; say: Say; currency: string }

const inLanguage: Record<string, (value: never, field: Field, speech: Speech) => string> = {
  date: (value: string, _, { locale }) => dayIn(locale, value),
  time: (value: string, _, { locale }) => timeIn(locale, value),
  instant: (value: string, _, { locale }) => instantIn(locale, value),
  money: (value: number, _, { locale, currency }) => moneyIn(locale, Number(value), currency),
  number: (value: number, field, { locale, say }) => {
    const { unit } = field as { unit?: string }
    const said = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value)
    return unit === undefined ? said : `${said} ${say(unit)}`
  },
}

/** Each row on a line of its own. */
const rowsIn = (value: InnerRow[], field: Field, speech: Speech): string =>
  value
    .map((row) =>
      Object.entries(columnsOf(field))
        .map(([name, column]) => wordsOf(column, row[name], speech))
        .filter((words) => words !== '')
        .join(', '),
    )
    .join('\n')

/** Nothing where there is nothing: what stands for that is for the screen to say. */
export function wordsOf(field: Field, value: unknown, speech: Speech): string {
  if (isEmpty(field, value)) return ''
  if (field.kind === 'rows') return rowsIn(value as InnerRow[], field, speech)
  const say = inLanguage[field.kind]
  return say === undefined
    ? kindOf(field).toText(value, field, speech.say)
    : say(value as never, field, speech)
}
