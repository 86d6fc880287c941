// One cell of a file: how its value is written, and what is wrong with it.
import { isDay } from '../calendar/days.ts'
import type { StepValues } from '../contract.ts'
import type { ItaColumn } from '../params.ts'
import { ruleOf } from '../rules.ts'
import type { ItaProblemCode } from './problems.ts'

export type CellValue = string | number | boolean | null | undefined
export type ReportItaProblem = (code: ItaProblemCode, values?: StepValues) => void
/** Gives the text of the cell and tells what is wrong. */
export type CellWriter = (value: CellValue, tell: ReportItaProblem) => string

const doubtful = new Set(ruleOf('US-ITA-TEXT').params.doubtful)

/** What no file of the agency takes, and what stands for it. */
const plain: [RegExp, string][] = [
  [/[‘’‚‛]/g, "'"],
  [/[“”„‟]/g, '"'],
  [/[‐‑‒–—―]/g, '-'],
  [/…/g, '...'],
  [/[\s\p{Cc}\p{Zs}]+/gu, ' '],
  [/\p{Cf}/gu, ''],
]
/** Printable ASCII with single spaces inside needs no cleaning. */
const isClean = (text: string) => /^(?:[!-~]+(?: [!-~]+)*)?$/.test(text)
const isDoubtless = /^[\w ,.;:'"+=<>[\]{}|`-]*$/

const clean = (text: string): string =>
  plain.reduce((cleaned, [found, by]) => cleaned.replace(found, by), text).trim()

const asText = (value: CellValue): string => (value == null ? '' : String(value))

function writeText(value: CellValue, tell: ReportItaProblem, max: number | undefined): string {
  const before = asText(value)
  const after = isClean(before) ? before : clean(before)
  if (after !== before) tell('ita_cleaned', { before, after })
  if (max !== undefined && after.length > max) tell('ita_long', { max })
  if (!isDoubtless.test(after)) {
    const characters = [...new Set(after)].filter((one) => doubtful.has(one)).join(' ')
    if (characters !== '') tell('ita_doubtful', { characters })
  }
  return after
}

function writeDate(value: string, tell: ReportItaProblem, separator: string): string {
  const american = /^(\d\d)[/-](\d\d)[/-](\d{4})$/.exec(value)
  const day = american === null ? value : `${american[3]}-${american[1]}-${american[2]}`
  if (!isDay(day)) {
    tell('ita_date')
    return value
  }
  const [year, month, date] = day.split('-')
  return [month, date, year].join(separator)
}

const flags = { true: '1', false: '0' } as const
const flagOf = (value: boolean, codes: readonly string[]): string =>
  codes.includes(flags[`${value}`]) ? flags[`${value}`] : ''

const addressee = /\bp\.?\s*o\.?\s*box\b/i

function writeFilled(column: ItaColumn, separator: string): CellWriter {
  const { kind, max, lengths = [], codes = [] } = column
  const matching = (shape: RegExp, code: ItaProblemCode, values: StepValues = {}): CellWriter => {
    return (value, tell) => {
      const text = asText(value).trim()
      if (!shape.test(text)) tell(code, values)
      return text
    }
  }
  switch (kind) {
    case 'text':
      return (value, tell) => writeText(value, tell, max)
    case 'address':
      return (value, tell) => {
        const text = writeText(value, tell, max)
        if (addressee.test(text)) tell('ita_po_box')
        return text
      }
    case 'digits':
      return matching(
        new RegExp(`^(${lengths.map((n) => `\\d{${n}}`).join('|')})$`),
        'ita_digits',
        {
          lengths: lengths.join(' / '),
        },
      )
    case 'state':
      return matching(/^[A-Z]{2}$/, 'ita_state')
    case 'year':
      return matching(/^[12]\d{3}$/, 'ita_year')
    case 'time':
      return matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'ita_time')
    case 'code': {
      const write = matching(new RegExp(`^(${codes.join('|')})$`), 'ita_code', {
        codes: codes.join(', '),
      })
      return (value, tell) =>
        typeof value === 'boolean' ? flagOf(value, codes) : write(value, tell)
    }
    case 'integer': {
      const write = matching(/^\d+$/, 'ita_whole_number')
      return (value, tell) => {
        const text = write(value, tell)
        if (max !== undefined && Number(text) > max) tell('ita_most', { max })
        return text
      }
    }
    case 'date':
      return (value, tell) => writeDate(asText(value).trim(), tell, separator)
  }
}

/** What writes the cells of a column. */
export function writerOf(column: ItaColumn, separator = '/'): CellWriter {
  const write = writeFilled(column, separator)
  const { required, kind } = column
  return (value, tell) => {
    const blank = value == null || (typeof value === 'string' && value.trim() === '')
    if (!blank) return write(value, tell)
    if (required) tell(kind === 'integer' ? 'ita_zero' : 'ita_required')
    return ''
  }
}
