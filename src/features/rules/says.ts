// What the regulation room says, in a language: its keys and values put together with the catalogue.

import {
  type Answered,
  type Day,
  type RegulationErrorReason,
  type ResultStep,
  type RuleRow,
  ruleRows,
  type StepValues,
} from '../../regulation/index.ts'
import type english from './web/words/en.json'

export type PageKey = keyof typeof english
/** What the keys of the room's own catalogue begin with that are put together from a code. */
export type CodePrefix =
  | 'allowed'
  | 'approver'
  | 'band'
  | 'because'
  | 'body'
  | 'certainty'
  | 'certificate'
  | 'clock'
  | 'column'
  | 'concern'
  | 'content'
  | 'control'
  | 'counts'
  | 'criterion'
  | 'diagnosis'
  | 'drug'
  | 'duty'
  | 'entry'
  | 'exception'
  | 'field'
  | 'hazard'
  | 'head'
  | 'holiday'
  | 'illness'
  | 'incident'
  | 'ita'
  | 'item'
  | 'jurisdiction'
  | 'kind'
  | 'kit'
  | 'list'
  | 'logged'
  | 'ordinal'
  | 'outcome'
  | 'part'
  | 'pictogram'
  | 'probability'
  | 'rate'
  | 'recipient'
  | 'refused'
  | 'rule'
  | 'section'
  | 'severity'
  | 'sheet'
  | 'side'
  | 'status'
  | 'title'
  | 'treatment'
  | 'type'
  | 'when'
  | 'work'
export type WordKey = PageKey | `${CodePrefix}_${string}`

/** How a language writes numbers and days. */
export type Formats = {
  number(value: number, decimals?: number): string
  day(day: Day): string
  /** A local time, `2026-03-10T00:30`, with or without its offset. */
  moment(local: string): string
  /** `03-02`: a day of any year. */
  dayOfYear(day: string): string
  /** 0 is Sunday. */
  weekday(number: number): string
  /** 1 is January. */
  month(number: number): string
  /** `3 months`. */
  measure(value: number, unit: string): string
  /** Whole dollars. */
  money(dollars: number): string
  /** 0.5 is 50 %. */
  percent(share: number): string
  /** `leg, arm or hand`. */
  list(items: readonly string[]): string
}

type Holidays = { holidays?: { code: string; name: string }[] }
const holidayCodes = new Map(
  ruleRows
    .flatMap(({ params }) => (params as Holidays).holidays ?? [])
    .map(({ name, code }) => [name, code]),
)

/** Values that are codes, and what the keys of their words begin with. */
const coded: Readonly<Record<string, string>> = {
  band: 'band',
  because: 'because',
  diagnosis: 'diagnosis',
  exception: 'exception',
  head: 'head',
  incident: 'incident',
  treatments: 'treatment',
}

export function saysIn(words: Readonly<Record<string, string>>, formats: Formats) {
  const find = (key: string, values: Readonly<Record<string, string>> = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)

  function spoken(name: string, value: StepValues[string]): string {
    if (typeof value === 'number') return name === 'year' ? String(value) : formats.number(value)
    const text = String(value)
    const prefix = coded[name]
    if (prefix !== undefined)
      return text
        .split(', ')
        .filter((code) => code !== '')
        .map((code) => find(`${prefix}_${code}`))
        .join(', ')
    if (name === 'holiday') return find(`holiday_${holidayCodes.get(text)}`)
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return formats.day(text)
    if (/^\d{4}-\d\d-\d\dT/.test(text)) return formats.moment(text)
    return /^\d\d-\d\d$/.test(text) ? formats.dayOfYear(text) : text
  }
  const put = (key: string, values: StepValues = {}) =>
    find(
      key,
      Object.fromEntries(Object.entries(values).map(([name, one]) => [name, spoken(name, one)])),
    )
  const says = {
    ...formats,
    word: (key: WordKey, values?: StepValues) => put(key, values),
    value: spoken,
    yes: (holds: boolean) => find(holds ? 'answer_yes' : 'answer_no'),
    holiday: (name: string) => spoken('holiday', name),
    refused: (reason: RegulationErrorReason) => find(`refused_${reason}`),
    /** One step of a path as a sentence. */
    step: (step: ResultStep | Answered) =>
      'question' in step
        ? `${put(step.question, step.values)} ${find(step.answer ? 'answer_yes' : 'answer_no')}.${remark(step)}`
        : put(step.key, step.values),
    /** What a clock asks for: `Within 48 hours from the occurrence`. */
    clock({ clock, params }: RuleRow): string | undefined {
      if (clock === null) return undefined
      const { counts_from, ...counts } = params as Record<string, string | number>
      if (clock === 'immediately') return put(`clock_${clock}`)
      const span = 'opens' in counts ? `${clock}_span` : clock
      return `${put(`clock_${span}`, counts)} ${find(`counts_${counts_from}`)}`
    },
  }
  /** What the answer of a question was found by. */
  function remark({ answer, values }: Answered): string {
    const found = Object.entries(values)
      .filter(([name, value]) => coded[name] !== undefined && value !== '')
      .map(([name, value]) => spoken(name, value))
    if (found.length > 0) return ` (${found.join(', ')})`
    return answer && typeof values.days === 'number' ? ` (${formats.number(values.days)})` : ''
  }
  return says
}
export type Says = ReturnType<typeof saysIn>
