// The same questions under keys of their own: a copy must not answer for its original.
import { read } from '../../../form-engine/index.ts'
import { type FormDefinition, newKey, type Question } from './question.ts'

/** Every key of the definition, those inside repeating groups too. */
export const keysOf = (fields: readonly Question[]): string[] =>
  fields.flatMap(({ key, fields: inner }) => [key, ...keysOf(inner ?? [])])

type Keys = ReadonlyMap<string, string>
const renamed = (keys: Keys, key: string | null | undefined) =>
  key == null ? key : (keys.get(key) ?? key)

/** Wherever a key is named: as a question's own, its parent's, in a condition, in a calculation. */
const underNewKeys = (keys: Keys) => {
  function walk<Value>(value: Value): Value
  function walk(value: unknown, name?: string): unknown
  function walk(value: unknown, name = ''): unknown {
    if (typeof value === 'string') return naming.has(name) ? renamed(keys, value) : value
    if (Array.isArray(value))
      return value.map((one) => walk(one, name === 'of' || name === 'visible' ? name : ''))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] =>
      name === 'answers' ? [renamed(keys, key) ?? key, inner] : [key, walk(inner, key)],
    )
    return Object.fromEntries(entries)
  }
  return walk
}
const naming = new Set(['key', 'dependent_id', 'rule_name', 'field', 'otherField', 'of', 'visible'])

/** A copy with new keys, and nothing else of it different. */
export function rekeyed(definition: FormDefinition): FormDefinition {
  // Read first, so that parents are named by key and not by their place. Former conditions are copied too,
  // so that publishing reports them.
  const { definition: known } = read(definition, { published: true })
  const whole = { ...definition, ...known }
  const keys = new Map(keysOf(whole.fields).map((key) => [key, newKey()]))
  return underNewKeys(keys)(whole)
}
