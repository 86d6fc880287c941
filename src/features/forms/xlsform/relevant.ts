// The part of an XLSForm's expressions that a form of ours can say: comparisons of a question with a
// value, chosen options, all joined by "and" over "or". Other expressions are reported and never run.
import type { Condition, ConditionItem, Conditions, Operator } from '../../../form-engine/index.ts'

/** Splits at a word that stands outside brackets and quotes. */
function splitAt(text: string, word: 'and' | 'or'): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (depth === 0 && text.slice(at).match(new RegExp(`^\\s${word}\\s`, 'i'))) {
      parts.push(text.slice(from, at))
      from = at + word.length + 2
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim())
}

/** Brackets around the whole say nothing. */
function bare(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.startsWith('(') || !trimmed.endsWith(')')) return trimmed
  let depth = 0
  for (let at = 0; at < trimmed.length - 1; at += 1) {
    if (trimmed.charAt(at) === '(') depth += 1
    if (trimmed.charAt(at) === ')') depth -= 1
    if (depth === 0) return trimmed
  }
  return bare(trimmed.slice(1, -1))
}

const signs: Readonly<Record<string, Operator>> = {
  '=': 'is_equal_to',
  '!=': 'is_not_equal_to',
  '>': 'greater_than',
  '>=': 'greater_than_or_equal',
  '<': 'less_than',
  '<=': 'less_than_or_equal',
}

const asks = (field: string, operator: Operator, value: string | null): Condition => ({
  type: 'CONDITION',
  field,
  operator,
  values: value === null ? null : [value],
  select_values: null,
  is_other_field_compare: false,
  otherField: null,
})

const compared = /^\$\{([^}]+)\}\s*(!=|>=|<=|=|>|<)\s*(?:'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?))$/
const chosen =
  /^(not\s*\(\s*)?selected\(\s*\$\{([^}]+)\}\s*,\s*(?:'([^']*)'|"([^"]*)")\s*\)\s*\)?$/i

/** What a question's name means here: its key, and whether it takes several answers. */
export type QuestionNames = ReadonlyMap<string, { key: string; several: boolean }>

function conditionOf(text: string, names: QuestionNames): Condition | undefined {
  const [, name, sign = '', single, double, number] = compared.exec(text) ?? []
  const asked = name === undefined ? undefined : names.get(name)
  if (asked !== undefined) {
    const value = single ?? double ?? number ?? ''
    if (value === '') return asks(asked.key, sign === '=' ? 'is_empty' : 'is_not_empty', null)
    return asks(asked.key, signs[sign] ?? 'is_equal_to', value)
  }
  const [, not, of, one, two] = chosen.exec(text) ?? []
  const list = of === undefined ? undefined : names.get(of)
  if (list === undefined) return undefined
  const operator: Operator = list.several
    ? not
      ? 'not_in_list'
      : 'in_list'
    : not
      ? 'is_not_equal_to'
      : 'is_equal_to'
  return asks(list.key, operator, one ?? two ?? '')
}

/** The conditions that a `relevant` means; undefined where it means something we cannot say. */
export function conditionsOf(
  relevant: string,
  owner: string,
  names: QuestionNames,
): Conditions | undefined {
  const items: ConditionItem[] = []
  for (const part of splitAt(bare(relevant), 'and')) {
    const members = splitAt(bare(part), 'or').map((one) => conditionOf(bare(one), names))
    if (!members.every((one) => one !== undefined)) return undefined
    const [only] = members
    if (only === undefined) return undefined
    items.push(members.length === 1 ? only : { type: 'OR', conditions: members })
  }
  return { type: 'AND', rule_name: owner, conditions: items }
}

/** Least and most of a `constraint`; undefined where it says more than that. A whole number above 0 is at least 1;
 *  of other numbers we can only say "at least", which lets the limit itself in: `isWider`. */
export function limitsOf(
  constraint: string,
  whole: boolean,
): { limits: { min?: number; max?: number }; isWider: boolean } | undefined {
  const limits: { min?: number; max?: number } = {}
  let isWider = false
  for (const part of splitAt(bare(constraint), 'and')) {
    const [, sign = '', number] = /^\.\s*([<>]=?)\s*(-?\d+(?:\.\d+)?)$/.exec(bare(part)) ?? []
    if (number === undefined) return undefined
    const isOpen = !sign.endsWith('=')
    if (isOpen && !whole) isWider = true
    const limit = Number(number)
    if (sign.startsWith('>')) limits.min = isOpen && whole ? Math.floor(limit) + 1 : limit
    else limits.max = isOpen && whole ? Math.ceil(limit) - 1 : limit
  }
  return { limits, isWider }
}
