// A register states facts, never functions: the browser, the server, the checks and the pages about
// it all read the same object.
import type { families } from '../access/grants.ts'
import type { Locale } from '../kit/locales.ts'
import { own } from '../kit/own.ts'
import { kindOf } from './fields/all.ts'
import type { Field, FieldFacts } from './fields/field.ts'

export type Fields = Readonly<Record<string, Field>>
export type Capability = 'create' | 'edit' | 'archive' | 'order' | 'complete' | 'import' | 'export'
export type Family = keyof typeof families

type Stated<F extends Fields> = {
  /** In English, as the screens say it. */
  one: string
  many: string
  /** What the register is for: shown where it is empty. */
  lead: string
  fields: F
  /** Which field names a row; `name` unless said. */
  named?: keyof F & string
  /** Which fields name it in another language, where the company has written them. */
  namedIn?: Readonly<Partial<Record<Locale, keyof F & string>>>
  /** The columns that a list begins with. */
  list: readonly (keyof F & string)[]
  /** The sections of its form. */
  form: readonly (readonly [title: string, fields: readonly (keyof F & string)[]])[]
  /** The order a list begins with; `-name` for the last first. */
  sort?: (keyof F & string) | `-${keyof F & string}`
  /** Whose grants open it; its own name unless said. */
  grants?: Family
  /** What its family calls an action otherwise than all do: `{ archive: 'delete' }`. */
  grantNames?: Readonly<Record<string, string>>
  /** The field that the address fixes: assets are listed within their type. */
  within?: keyof F & string
  /** Fields by which people tell rows apart where none is unique: an import finds lines that are there twice. */
  toldApartBy?: readonly (keyof F & string)[]
  /** The field that makes it a tree: a row's parent, in the same register. */
  parent?: keyof F & string
  /** Asked for no page, its list answers the whole tree at once. */
  answersTree?: true
  /** Its list tells all of the company's staff what the rows are called, whether they may view them or not. */
  namesForStaff?: true
  /** A company adds fields to it: its extension says which, and their names are those of `ownName`. */
  grows?: true
  /** The table that holds its rows, where it is not called as the register is. */
  table?: string
  capabilities: readonly Capability[]
}

export type Register<F extends Fields = Fields> = Omit<
  Stated<F>,
  'named' | 'sort' | 'grants' | 'table'
> & {
  /** Its name is its path; its table, the same with underscores unless said, is its change-log subject. */
  name: string
  table: string
  named: string
  sort: string
  grants: Family
}

export function defineRegister<const F extends Fields>(
  name: string,
  stated: Stated<F>,
): Register<F> {
  const named = stated.named ?? 'name'
  return {
    ...stated,
    name,
    table: stated.table ?? name.replaceAll('-', '_'),
    named,
    sort: stated.sort ?? (stated.capabilities.includes('order') ? 'position' : named),
    grants: stated.grants ?? (name as Family),
  }
}

/** What the server keeps of every row. */
export type AuditColumns = {
  id: string
  version: number
  created_at: string
  created_by: string | null
  updated_at: string
  updated_by: string | null
  archived_at: string | null
  archived_by: string | null
  archived_reason: string | null
  completed_at: string | null
  completed_by: string | null
  /** What the caller may do with it now. */
  can: Action[]
}
export type Action = 'edit' | 'archive' | 'restore' | 'delete' | 'complete' | 'reopen'

type ManyPointers = 'references' | 'people' | 'files'
type ManyKind = ManyPointers | 'choices' | 'rows' | 'rights' | 'audience'
type OrNull<F, K, V> = K extends ManyKind
  ? V
  : F extends { required: true; when?: undefined }
    ? V
    : V | null
type FieldValue<F> = F extends Field<infer K, infer V, FieldFacts> ? OrNull<F, K, V> : never

/** A row of a register, typed from its definition. */
export type RegisterRow<R> =
  R extends Register<infer F> ? AuditColumns & { [K in keyof F]: FieldValue<F[K]> } : never
export type AnyRow = AuditColumns & Readonly<Record<string, unknown>>

type Pointer = 'reference' | 'tree' | 'list-value' | 'person' | 'file' | 'photo'
type StoredValue<F> =
  F extends Field<infer K, infer V, FieldFacts>
    ? OrNull<F, K, K extends Pointer ? string : K extends ManyPointers ? string[] : V>
    : never
type NamesOf<F, Facts> = { [K in keyof F]: F[K] extends Facts ? K : never }[keyof F]

/** The columns of a register: what points elsewhere is an id. */
export type ColumnsOf<R> =
  R extends Register<infer F>
    ? { readonly [K in Exclude<keyof F, NamesOf<F, { computed: true }>>]: StoredValue<F[K]> }
    : never
/** What its server alone sets. */
export type ReadOnlyOf<R> = R extends Register<infer F> ? NamesOf<F, { readOnly: true }> : never

/** The field of that name, where there is one: the name may be anybody's. */
export const findField = (register: Register, name: string): Field | undefined =>
  own(register.fields, name)

export const fieldOf = (register: Register, name: string): Field => {
  const field = findField(register, name)
  if (field === undefined) throw new Error(`${register.name} has no field ${name}.`)
  return field
}

/** Every field, and every column of its rows: `steps.people`. */
export const pathsIn = (register: Register): string[] =>
  Object.entries(register.fields).flatMap(([name, { columns = {} }]) => [
    name,
    ...Object.keys(columns).map((column) => `${name}.${column}`),
  ])

export function fieldAt(register: Register, path: string): Field {
  const [name = '', column] = path.split('.')
  const field = fieldOf(register, name)
  const found = column === undefined ? field : own(field.columns ?? {}, column)
  if (found === undefined) throw new Error(`${register.name} has no field ${path}.`)
  return found
}

export const fieldsIn = (register: Register): [string, Field][] => Object.entries(register.fields)

/** Fields whose value is written down somewhere. */
export const stored = (register: Register) =>
  fieldsIn(register).filter(([, field]) => field.computed !== true)

/** Fields that have a column of the register's own table. */
export const columnsIn = (register: Register) =>
  stored(register).filter(([, field]) => field.apart !== true)

/** Fields that another table holds. */
export const apartIn = (register: Register) =>
  stored(register).filter(([, field]) => field.apart === true)

/** Fields that a person fills in. */
export const writable = (register: Register) =>
  stored(register).filter(([, field]) => field.readOnly !== true)

export const has = (register: Register, capability: Capability) =>
  register.capabilities.includes(capability)

/** `sds_revised_on` reads "Sds revised on" unless the field says better. */
export const labelOf = (name: string, field: Field): string =>
  field.label ?? (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

/** What a field is called that a company added: `own_` and its id. */
export const ownName = (id: string): string => `own_${id.replaceAll('-', '')}`
export const isOwnName = (register: Register, name: string): boolean =>
  register.grows === true && /^own_[0-9a-f]{32}$/.test(name)

export const isMany = (field: Field): boolean => kindOf(field).many === true
