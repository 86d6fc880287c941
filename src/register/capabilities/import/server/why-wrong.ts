// What is wrong with a value that no field could be: said with the value, and with the one that was most
// likely meant.
import { isDay } from '../../../../kit/day.ts'
import type { Say } from '../../../../kit/sentences.ts'
import { findField, type Register } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import { optionsOf } from '../../../fields/choice.ts'
import type { Field } from '../../../fields/field.ts'
import { closestTo } from '../guess.ts'
import { blame, type RowDraft, suggest } from './draft.ts'
import type { SayLineError } from './resolve.ts'

/** So many are named where a value is none of them. */
const mostNamed = 8

/** 31/12/2024 and 12/31/2024 are one day each; 09/01/2026 could be two. */
function dayMeant(said: string): string | undefined {
  const [, a = '', b = '', year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(said.trim()) ?? []
  if (year === undefined) return undefined
  const days = [`${a}-${b}`, `${b}-${a}`]
    .map((one) => one.split('-').map((part) => part.padStart(2, '0')))
    .map(([month, day]) => `${year}-${month}-${day}`)
    .filter(isDay)
  return new Set(days).size === 1 ? days[0] : undefined
}

type Fault = { said: string; words: string; near?: string | undefined }

export type Wrongs = { say: Say; tell: SayLineError }

function ofChoice(field: Field, value: unknown, { say, tell }: Wrongs): Fault[] {
  const options = optionsOf(field)
  const words = Object.values(options).map(say)
  return [value]
    .flat()
    .map(String)
    .filter((one) => options[one] === undefined)
    .map((said) => {
      const near = closestTo(said, words)
      const named = words.slice(0, mostNamed).join(', ') + (words.length > mostNamed ? ' …' : '')
      const more = near === undefined ? named : tell('Did you mean “{value}”?', near)
      return { said, near, words: `${tell('“{value}” is not one of the choices.', said)} ${more}` }
    })
}

function ofYesNo(value: unknown, { say, tell }: Wrongs): Fault[] {
  if (typeof value !== 'string') return []
  const near = closestTo(value, [say('Yes'), say('No')])
  return [{ said: value, near, words: tell('“{value}” is neither yes nor no.', value) }]
}

function ofDay(value: unknown, { tell }: Wrongs): Fault[] {
  if (typeof value !== 'string' || isDay(value)) return []
  const near = dayMeant(value)
  const words = `${tell('“{value}” is not a day.', value)} ${
    near === undefined
      ? tell('Enter a day as year-month-day, such as 2026-03-09.', '')
      : tell('Did you mean “{value}”?', near)
  }`
  return [{ said: value, near, words }]
}

function faultsOf(field: Field, value: unknown, wrongs: Wrongs): Fault[] {
  const { column } = kindOf(field)
  if (value === undefined || value === null) return []
  if (field.kind === 'choice' || field.kind === 'choices') return ofChoice(field, value, wrongs)
  if (column === 'boolean') return ofYesNo(value, wrongs)
  if (column === 'date') return ofDay(value, wrongs)
  if (column === 'numeric' && typeof value === 'string')
    return [{ said: value, words: wrongs.tell('“{value}” is not a number.', value) }]
  return []
}

/** Says of each line what no schema can say: the value that is wrong. */
export function sayWhyWrong(register: Register, drafts: readonly RowDraft[], wrongs: Wrongs): void {
  // Thousands of lines may say the same: what was meant is looked for once.
  const known = new Map<string, Fault[]>()
  function faultsIn(name: string, value: unknown): Fault[] {
    const field = findField(register, name)
    if (field === undefined || kindOf(field).filter === 'text') return []
    const key = JSON.stringify([name, value])
    const faults = known.get(key) ?? faultsOf(field, value, wrongs)
    known.set(key, faults)
    return faults
  }
  for (const draft of drafts)
    for (const [name, value] of Object.entries(draft.values)) {
      for (const { said, words, near } of faultsIn(name, value)) {
        blame(draft, name, words)
        if (near !== undefined) suggest(draft, name, said, near)
      }
    }
}
