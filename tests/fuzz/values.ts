// Values that a JSON schema allows, from a seed.
import { pick, type Random } from '../../src/register/fields/field.ts'

export type Schema = {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  $ref?: string
  $defs?: Record<string, Schema>
}

export type Source = { random: Random; ids: readonly string[]; root?: Schema; depth?: number }

const nobody = '0191f3a0-0000-7000-8000-000000000000'
const samples = [
  'Harbour',
  'name',
  'locations',
  '07:30',
  '416 555 0142',
  '123456',
  'a'.repeat(64),
  'k'.repeat(32),
]

function textFor({ format, pattern, minLength = 0, maxLength = 80 }: Schema, from: Source): string {
  if (format === 'uuid') return pick(from.ids, from.random) ?? nobody
  if (format === 'date') return '2026-03-09'
  if (format === 'date-time') return '2026-03-09T10:00:00Z'
  if (format === 'email') return `${Math.floor(from.random() * 1e6)}@example.test`
  if (pattern !== undefined)
    return samples.find((one) => new RegExp(pattern, 'i').test(one)) ?? 'Harbour'
  const text = `Harbour ${Math.floor(from.random() * 1e6)}`.padEnd(minLength, 'x')
  return text.slice(0, maxLength)
}

function objectFor(schema: Schema, from: Source): Record<string, unknown> {
  const { properties = {}, required = [] } = schema
  const all = Object.entries(properties).filter(
    ([name]) => required.includes(name) || from.random() < 0.4,
  )
  return Object.fromEntries(all.map(([name, inner]) => [name, valid(inner, from)]))
}

function referred(ref: string, root: Schema): Schema {
  if (ref === '#') return root
  return root.$defs?.[ref.replace('#/$defs/', '')] ?? {}
}

export function valid(schema: Schema, given: Source): unknown {
  const from = { ...given, root: given.root ?? schema, depth: (given.depth ?? 0) + 1 }
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(schema.enum, from.random)
  if (schema.$ref !== undefined) return valid(referred(schema.$ref, from.root), from)
  const ways = schema.anyOf ?? schema.oneOf
  if (ways !== undefined) {
    const way = from.depth > 12 ? ways.find(({ type }) => type === 'null') : undefined
    return valid(way ?? pick(ways, from.random) ?? {}, from)
  }
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((one) => valid(one, from)))
  const type = Array.isArray(schema.type) ? pick(schema.type, from.random) : schema.type
  switch (type) {
    case 'object':
      return objectFor(schema, from)
    case 'array':
      return from.depth > 12 && !schema.minItems ? [] : [valid(schema.items ?? {}, from)]
    case 'integer':
      return Math.max(schema.minimum ?? 1, 1)
    case 'number':
      return Math.min(schema.maximum ?? 1, Math.max(schema.minimum ?? 1, 1))
    case 'boolean':
      return from.random() < 0.5
    case 'null':
      return null
    default:
      return textFor(schema, from)
  }
}
