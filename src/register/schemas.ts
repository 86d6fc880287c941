// What travels: the bodies that create and change a row, and the row as a reply carries it.
import { z } from 'zod'
import {
  type AnyRow,
  type Fields,
  fieldsIn,
  isMany,
  type Register,
  type RegisterRow,
  writable,
} from './define.ts'
import type { Field } from './fields/field.ts'
import { emptyAsNull, pointedFile, schemasOf } from './fields/schemas-of-kinds.ts'

/** Required whenever it is asked for; one that is asked for only sometimes is the form's to judge. */
const mustBeThere = (field: Field) => field.required === true && field.when === undefined

const given = (field: Field): z.ZodType => {
  const schema = schemasOf(field).written(field)
  if (isMany(field))
    return mustBeThere(field)
      ? schema.refine((many) => Array.isArray(many) && many.length > 0, 'This is required.')
      : schema
  return mustBeThere(field) ? schema : emptyAsNull(schema)
}

/** What a field begins with; undefined where only the sender can say it. */
function whenLeftOut(field: Field): unknown {
  const { default: first } = field
  if (first !== undefined && first !== 'today') return first
  if (mustBeThere(field)) return undefined
  return isMany(field) ? [] : null
}

/** The fields of a new row; what is left out begins as the definition says. */
export const created = (register: Register) =>
  z.strictObject({
    id: z.uuid().optional(),
    ...Object.fromEntries(
      writable(register).map(([name, field]) => {
        const first = whenLeftOut(field)
        return [name, first === undefined ? given(field) : given(field).default(first)]
      }),
    ),
  })

/** Only what changes, with the version that the person had before them. */
export const changed = (register: Register) =>
  z.strictObject({
    version: z.int().min(1),
    ...Object.fromEntries(
      writable(register).map(([name, field]) => [name, given(field).optional()]),
    ),
  })

const kept = {
  id: z.uuid(),
  version: z.int(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
  archived_at: z.string().nullable(),
  archived_by: z.string().nullable(),
  archived_reason: z.string().nullable(),
  completed_at: z.string().nullable(),
  completed_by: z.string().nullable(),
  can: z.array(z.enum(['edit', 'archive', 'restore', 'delete', 'complete', 'reopen'])),
}

const shown = (field: Field): z.ZodType => {
  const { shown, written } = schemasOf(field)
  const schema = (shown ?? written)(field)
  return isMany(field) ? schema : schema.nullable()
}

const ownValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  pointedFile,
  z.null(),
])

export function rowOf<R extends Register>(register: R): z.ZodType<RegisterRow<R>>
export function rowOf(register: Register): z.ZodType<AnyRow> {
  const row = z.object({
    ...kept,
    ...Object.fromEntries(fieldsIn(register).map(([name, field]) => [name, shown(field)])),
  })
  // The values of fields that a company added.
  return register.grows === true ? row.catchall(ownValue) : row
}

/** The values of fields that no register has, as a save sends them: all of them. */
export const writtenValues = (fields: Fields) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, given(field)])),
  )

/** The same as a reply carries them. */
export const shownValues = (fields: Fields) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shown(field)])))

/** A tree, parents first. */
export const treeNode = z.object({
  id: z.uuid(),
  name: z.string(),
  code: z.string().nullable(),
  parent: z.uuid().nullable(),
})

/** The page shape that every list answers. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.object({
      data: z.array(row),
      current_page: z.int(),
      per_page: z.int(),
      total: z.int(),
      last_page: z.int(),
    }),
  })
