import type { FormField, Operator } from '../contract.ts'
import { operators, positiveOf } from '../operators.ts'
import * as all from './all.ts'
import type { FieldType } from './field-type.ts'
import { incident, incidentSlugs } from './incident.ts'

type Typed = Pick<FormField, 'type' | 'slug'>

const byName = new Map<string, FieldType>(Object.values(all).map((type) => [type.name, type]))
const bySlug = new Map(incidentSlugs.map((slug) => [slug, incident] as const))

const knownType = ({ type, slug }: Typed): FieldType | undefined =>
  bySlug.get(slug ?? '') ?? byName.get(type)

export const isKnown = (field: Typed): boolean => knownType(field) !== undefined

/** A type that nobody knows is treated as text, so that its question is still asked. */
export const typeOf = (field: Typed): FieldType => knownType(field) ?? all.text

/** Emptiness can be asked of whatever takes an answer; the rest is for the type to say. */
export const allows = (field: Typed, operator: Operator): boolean => {
  const type = typeOf(field)
  const positive = positiveOf(operator)
  return positive === 'is_empty' ? type.answerable !== false : positive in type.relations
}

export const operatorsFor = (field: Typed): Operator[] =>
  operators.filter((operator) => allows(field, operator))
