// What a rule says, in plain words: a sentence with what its row holds, and the lists too long for one.
import type { RuleRow } from '../../../regulation/index.ts'
import type { Says } from '../says.ts'
import { type ListsOfRule, listsOf, type RuleListName } from './lists.ts'
import { prefixes } from './prefixes.ts'

export type ContentList = { label: string; entries: readonly string[] }
export type RuleContent = { text: string; lists: readonly ContentList[] }

type Scalar = string | number
type Params = Readonly<Record<string, Scalar | boolean | readonly Scalar[] | object>>

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number'
const areScalars = (value: unknown): value is readonly Scalar[] =>
  Array.isArray(value) && value.every(isScalar)

/** A value as its name says: `months: 3` is “3 months”, `late_dollars: 250` an amount, a code its words. */
function spoken(name: string, value: Scalar, says: Says): string {
  const prefix = prefixes[name]
  if (prefix !== undefined) return says.word(`${prefix}_${value}`)
  if (typeof value === 'string') return says.value(name, value)
  if (name === 'weekdays') return says.weekday(value)
  const unit = name.match(/(?:^|_)(year|month|week|day|hour)s(?:_|$)/)?.[1]
  if (unit !== undefined) return says.measure(value, unit)
  if (/(?:^|_)dollars$/.test(name)) return says.money(value)
  return /share$|^confidence$/.test(name) ? says.percent(value) : says.number(value)
}

/** The sentence of a rule, before anything is put in. */
const sentenceOf = ({ code }: RuleRow, says: Says): string => says.word(`rule_${code}`)

export function contentOf(row: RuleRow, says: Says): RuleContent {
  const params = row.params as Params
  const sentence = sentenceOf(row, says)
  const inSentence = (name: string) => sentence.includes(`{${name}}`)
  const text = sentence.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name]
    if (isScalar(value)) return spoken(name, value, says)
    return areScalars(value) ? says.list(value.map((one) => spoken(name, one, says))) : hole
  })
  const lists = Object.entries(params).flatMap(([name, value]): ContentList[] => {
    if (inSentence(name) || isScalar(value) || typeof value === 'boolean') return []
    if (name in listsOf) return listed(name as RuleListName, params as unknown as ListsOfRule, says)
    if (!areScalars(value)) return []
    const entries = value.map((one) => spoken(name, one, says))
    return [{ label: says.word(`list_${name}`), entries }]
  })
  return { text, lists }
}

function listed<Name extends RuleListName>(
  name: Name,
  params: ListsOfRule,
  says: Says,
): ContentList[] {
  return Object.entries(listsOf[name](params[name], says)).map(([key, entries]) => ({
    label: says.word(`list_${key}`),
    entries,
  }))
}
