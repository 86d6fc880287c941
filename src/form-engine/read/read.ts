import { isId } from '../comparing.ts'
import type { Definition, Field, Key, Problem } from '../contract.ts'
import { typeOf } from '../field-types/registry.ts'
import { isOn, isRecord, type PlainRecord, toPlain } from '../plain.ts'
import { error, quoted, warning } from '../problems.ts'
import { namesParent, parentFinder } from './parents.ts'
import { prune } from './prune.ts'
import { readConditions } from './read-conditions.ts'

export type Report = (problem: Problem) => void
type FindParent = (reference: unknown) => Field | undefined

/** The field as it stands alone; its stored properties ride along until they are read. */
const readField = (stored: unknown, place: number, report: Report): Field | undefined => {
  const nth = `Field ${place + 1}`
  if (!isRecord(stored)) {
    report(error('malformed', `${nth} is no field`))
    return undefined
  }
  const named = [stored.key, stored.id].find(isId)
  const key = named === undefined ? `field-${place + 1}` : String(named)
  const label = isId(stored.label) ? String(stored.label) : key
  const { type } = stored
  if (!isId(stored.key)) report(warning('missing-key', `${nth}, “${label}”, has no key`, key))
  if (typeof type !== 'string') {
    report(warning('malformed', `${quoted({ label, key })} has no type`, key))
  }
  return {
    ...stored,
    key,
    label,
    type: typeof type === 'string' ? type : '',
    slug: typeof stored.slug === 'string' ? stored.slug : null,
    id: isId(stored.id) ? stored.id : null,
    ...('required' in stored && { required: isOn(stored.required) }),
  } as Field
}

type Dependency = Required<Pick<Field, 'is_dependent' | 'dependent_id' | 'dependent_value'>>

const independent: Dependency = { is_dependent: 0, dependent_id: null, dependent_value: null }

const readDependency = (field: Field, find: FindParent, report: Report): Dependency => {
  const stored: PlainRecord = field
  if (!namesParent(stored.dependent_id)) return independent
  const parent = find(stored.dependent_id)
  if (parent === undefined) {
    const message = `${quoted(field)} depends on a field that is not in the form`
    report(warning('missing-parent', message, field.key))
    return independent
  }
  const dependency = { is_dependent: 1, dependent_id: parent.key } as const
  const asParent = typeOf(parent).parent
  // a parent that is refused is left as it is found, for compile to name
  if (typeof asParent === 'string')
    return { ...dependency, dependent_value: field.dependent_value ?? null }
  const value = asParent.read(stored.dependent_value)
  if (value !== undefined) return { ...dependency, dependent_value: value }
  const message = `${quoted(field)} depends on a value of ${quoted(parent)} that cannot be read`
  report(warning('malformed', message, field.key))
  return independent
}

/** The first field of each key: the one that the key means. */
export const firstByKey = (fields: readonly Field[], report: Report): Map<Key, Field> => {
  const first = new Map<Key, Field>()
  for (const field of fields) {
    const other = first.get(field.key)
    if (other === undefined) first.set(field.key, field)
    else {
      const message = `${quoted(other)} and ${quoted(field)} have the same key`
      report(error('duplicate-key', message, field.key))
    }
  }
  return first
}

/** Stored JSON of any age and in any state → a definition, and what had to be mended in it. */
export const read = (stored: unknown): { definition: Definition; problems: Problem[] } => {
  const problems: Problem[] = []
  const report: Report = (problem) => problems.push(problem)
  const { value, faults } = toPlain(stored)
  for (const fault of faults) report(error('malformed', `The form holds ${fault}`))
  const form = Array.isArray(value) ? { fields: value } : value
  const list = isRecord(form) ? form.fields : undefined
  if (!isRecord(form) || !Array.isArray(list)) {
    report(error('malformed', 'The form has no list of fields'))
    return { definition: { fields: [] }, problems }
  }
  const places = list.map((field, place) => readField(field, place, report))
  const alone = places.filter((field) => field !== undefined)
  const byKey = firstByKey(alone, report)
  const find = parentFinder(places)
  const fields = alone.map((field) => {
    const owner = { key: field.key, name: quoted(field) }
    const listed = readConditions(field.conditions, owner)
    const pruned = prune(listed.conditions, (key) => byKey.get(key))
    const dependency = readDependency(field, find, report)
    for (const problem of [...listed.problems, ...pruned.problems]) report(problem)
    return { ...field, ...dependency, conditions: pruned.conditions }
  })
  return { definition: { ...form, fields }, problems }
}
