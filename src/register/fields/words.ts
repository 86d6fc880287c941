// A value in words, as a conflict, a history and a field that cannot be changed say it.

import { dayIn, figureIn, timeIn } from '../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../kit/locales.ts'
import { moneyIn } from '../../kit/money.ts'
import type { Say } from '../../kit/sentences.ts'
import { kindOf } from './all.ts'
import type { Field } from './field.ts'
import { isEmpty } from './sendable.ts'
import { columnsOf, type InnerRow, innerRowsOf } from './structured.ts'
import { unitWords } from './unit.ts'

/** `moment`: a moment on the company’s clocks. */
export type ValueSpeech = {
  locale: Locale
  say: Say
  currency: string
  moment(at: string): string
}

const inLanguage: Record<string, (value: never, field: Field, speech: ValueSpeech) => string> = {
  date: (value: string, _, { locale }) => dayIn(locale, value),
  time: (value: string, _, { locale }) => timeIn(locale, value),
  instant: (value: string, _, { moment }) => moment(value),
  money: (value: number, _, { locale, currency }) => moneyIn(locale, Number(value), currency),
  number: (value: number, field, { locale, say }) => {
    const { unit, year } = field
    const said = year === true ? String(value) : figureIn(locale, value)
    return unit === undefined ? said : `${said} ${unitWords(unit, value, { locale, say })}`
  },
}

/** Each row on a line of its own. */
const rowsIn = (value: InnerRow[], field: Field, speech: ValueSpeech): string =>
  value
    .map((row) =>
      Object.entries(columnsOf(field))
        .map(([name, column]) => wordsOf(column, row[name], speech))
        .filter((words) => words !== '')
        .join(', '),
    )
    .join('\n')

/** Nothing where there is nothing: what stands for that is for the screen to say. */
export function wordsOf(field: Field, value: unknown, speech: ValueSpeech): string {
  if (isEmpty(field, value)) return ''
  if (field.kind === 'rows') return rowsIn(innerRowsOf(value), field, speech)
  const say = inLanguage[field.kind]
  return say === undefined
    ? kindOf(field).toText(value, field, speech.say)
    : say(value as never, field, speech)
}
