import { isBlank, isId } from '../comparing.ts'
import type {
  Definition,
  FormField,
  FormProblem,
  FormProblemCode,
  ReadOptions,
} from '../contract.ts'
import { typeOf } from '../field-types/registry.ts'
import { isOn, isRecord, parseText, toPlain } from '../plain.ts'
import { error, quoted, type ReportProblem, warning } from '../problems.ts'
import { firstByKey, parentFinder } from './keys.ts'
import { prune } from './prune.ts'
import { readConditions } from './read-conditions.ts'

/** The field as it stands alone; its stored properties ride along until they are read. */
const readField = (
  stored: unknown,
  place: number,
  report: ReportProblem,
): FormField | undefined => {
  const nth = `Field ${place + 1}`
  if (!isRecord(stored)) {
    report(error('malformed', `${nth} is no field`))
    return undefined
  }
  const key = String([stored.key, stored.id, `field-${place + 1}`].find(isId))
  const label = isId(stored.label) ? String(stored.label) : key
  if (!isId(stored.key)) report(warning('missing-key', `${nth}, “${label}”, has no key`, key))
  return {
    ...stored,
    key,
    label,
    type: typeof stored.type === 'string' ? stored.type : '',
    slug: typeof stored.slug === 'string' ? stored.slug : null,
    id: isId(stored.id) ? stored.id : null,
    ...('required' in stored && { required: isOn(stored.required) }),
  }
}

const independent = { is_dependent: 0, dependent_id: null, dependent_value: null } as const

type Mended<D> = { definition: D; problems: FormProblem[] }

type Find = (reference: unknown) => FormField | undefined

/** The parent by its key, and the value in the shape of the parent's type. */
const readDependency = (field: FormField, find: Find, report: ReportProblem) => {
  const { dependent_id, dependent_value = null } = field
  const withoutParent = (code: FormProblemCode, what: string) => {
    report(warning(code, `${quoted(field)} depends on ${what}`, field.key))
    return independent
  }
  if (isBlank(dependent_id)) return independent
  const parent = find(dependent_id)
  if (!parent) return withoutParent('missing-parent', 'a field that is not in the form')
  const asParent = typeOf(parent).parent
  const dependency = { is_dependent: 1, dependent_id: parent.key } as const
  // a parent that is refused is left as it is found, for compile to name
  if (typeof asParent === 'string') return { ...dependency, dependent_value }
  const stored = asParent.stored ? parseText(dependent_value) : dependent_value
  const value = stored === undefined ? undefined : asParent.read(stored)
  if (value !== undefined) return { ...dependency, dependent_value: value }
  return withoutParent('malformed', `a value of ${quoted(parent)} that cannot be read`)
}

/** Stored JSON of any age and in any state → a definition, and what had to be mended in it. What is read
 *  keeps every property that the engine does not know: of a client's definition it is one again. */
export function read<D extends Definition>(stored: D, options?: ReadOptions): Mended<D>
export function read(stored: unknown, options?: ReadOptions): Mended<Definition>
export function read(stored: unknown, options: ReadOptions = {}): Mended<Definition> {
  const problems: FormProblem[] = []
  const report: ReportProblem = (problem) => problems.push(problem)
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
  const fields = alone.map((field): FormField => {
    const listed = readConditions(field.conditions, field.key, (what) => {
      report(warning('malformed', `${quoted(field)} has ${what}`, field.key))
      return []
    })
    const pruned = prune(listed, (key) => byKey.get(key), options)
    for (const problem of pruned.problems) report(problem)
    return { ...field, ...readDependency(field, find, report), conditions: pruned.conditions }
  })
  return { definition: { ...form, fields }, problems }
}
