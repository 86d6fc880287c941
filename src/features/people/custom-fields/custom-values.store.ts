import { columns, json, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Cipher } from '../../../kit/encryption/server/cipher.ts'
import { newId } from '../../../kit/ids.ts'
import type { PointedFile } from '../../../register/fields/pointing.ts'
import { attachFile, releaseFiles } from '../../files/index.ts'
import {
  type CustomField,
  type CustomValue,
  type CustomValues,
  emptyOf,
  type StoredValue,
} from './custom-fields.ts'

const fieldRow = row({
  id: 'string',
  label: 'string',
  kind: one<CustomField['kind']>(),
  options: 'string?',
  required: 'boolean',
  confidential: 'boolean',
  visible: 'boolean',
  editable: 'boolean',
  listed: 'boolean',
})

export const fieldsNow = (db: Db) =>
  db.many(
    fieldRow,
    sql`
    select id, label, kind, options, coalesce(required, false) as required,
      coalesce(confidential, false) as confidential, coalesce(visible, false) as visible,
      coalesce(visible and editable, false) as editable, coalesce(listed, false) as listed
    from user_field
    where company_id = current_company() and archived_at is null order by position, id`,
  )

export const isFilledIn = async (db: Db, field: string): Promise<boolean> =>
  (await db.maybe(sql`
    select id from user_value where company_id = current_company() and field = ${field}
      and num_nonnulls(value, value_encrypted) > 0 limit 1`)) !== undefined

const valueRow = row({
  id: 'string',
  field: 'string',
  value: json<StoredValue>(),
  value_encrypted: 'string?',
  version: 'number',
})

/** The record that a file of a value belongs to. */
export const subjectOfFiles = 'user_value'

export const placeOf = (id: string) => ({ row: id, column: 'user_value.value_encrypted' })

type Stored = {
  ids: ReadonlyMap<string, string>
  values: Record<string, StoredValue>
  version: number
}

/** Of these fields; `version` rises with each write to any of them. */
export async function valuesOf(
  db: Db,
  cipher: Cipher,
  person: string,
  fields: readonly CustomField[],
): Promise<Stored> {
  const rows = await db.many(
    valueRow,
    sql`
    select id, field, value, value_encrypted, version from user_value
    where company_id = current_company() and person = ${person}
      and field = any(${fields.map(({ id }) => id)}::uuid[])`,
  )
  const byField = new Map(rows.map((stored) => [stored.field, stored]))
  const values = fields.map((field): [string, StoredValue] => {
    const stored = byField.get(field.id)
    if (stored === undefined) return [field.id, emptyOf(field)]
    const { id, value, value_encrypted: secret } = stored
    const plain = secret === null ? value : JSON.parse(cipher.decrypt(placeOf(id), secret))
    return [field.id, plain ?? emptyOf(field)]
  })
  return {
    ids: new Map(rows.map(({ field, id }) => [field, id])),
    values: Object.fromEntries(values),
    version: rows.reduce((sum, { version }) => sum + version, 0),
  }
}

/** The files themselves in the place of their ids. */
export async function withFiles(
  db: Db,
  fields: readonly CustomField[],
  values: Record<string, StoredValue>,
): Promise<CustomValues> {
  const named = fields.flatMap(({ id, kind }) => (kind === 'file' ? [values[id]] : []))
  const files = await filesOf(db, named)
  const shown = fields.map(({ id, kind }): [string, CustomValue] => {
    const value = values[id] ?? null
    return [id, kind === 'file' ? (files.get(String(value)) ?? null) : value]
  })
  return Object.fromEntries(shown)
}

export async function filesOf(
  db: Db,
  ids: readonly unknown[],
): Promise<ReadonlyMap<string, PointedFile>> {
  const asked = ids.filter((id) => typeof id === 'string')
  if (asked.length === 0) return new Map()
  const found = await db.many(
    columns('file', 'id', 'name', 'mime', 'bytes'),
    sql`
    select id, name, mime, bytes from file
    where company_id = current_company() and id = any(${asked}::uuid[])`,
  )
  return new Map(found.map((file) => [file.id, file]))
}

/** Takes a file for a value and lets go of the one before; whether it could be taken. */
async function keepFile(db: Db, id: string, file: StoredValue): Promise<boolean> {
  const record = { subject: subjectOfFiles, id }
  await releaseFiles(db, record)
  return typeof file !== 'string' || attachFile(db, file, record)
}

/** One value, as its field says: encrypted or not. Whether it could be: a file may be somebody else's. */
export async function writeValue(
  db: Db,
  cipher: Cipher,
  {
    person,
    field,
    value,
    id,
  }: {
    person: string
    field: CustomField
    value: StoredValue
    id: string | undefined
  },
): Promise<boolean> {
  const its = id ?? newId()
  if (field.kind === 'file' && !(await keepFile(db, its, value))) return false
  const empty = value === null || (Array.isArray(value) && value.length === 0)
  const text = empty ? null : JSON.stringify(value)
  const secret = text !== null && field.confidential ? cipher.encrypt(placeOf(its), text) : null
  const plain = field.confidential ? null : text
  await db.run(sql`
    insert into user_value (company_id, id, person, field, value, value_encrypted)
    values (current_company(), ${its}, ${person}, ${field.id}, ${plain}::jsonb, ${secret})
    on conflict (company_id, id) do update
      set value = excluded.value, value_encrypted = excluded.value_encrypted`)
  return true
}

/** Of a value that may have a file: whose it is, and who sees its field. */
export const valueOfFile = (db: Db, id: string) =>
  db.maybe(
    { person: 'string', confidential: 'boolean', visible: 'boolean' },
    sql`
    select v.person, coalesce(f.confidential, false) as confidential, coalesce(f.visible, false) as visible
    from user_value v join user_field f on f.company_id = v.company_id and f.id = v.field
    where v.company_id = current_company() and v.id = ${id} and f.archived_at is null`,
  )

/** Of these values those that are files, and whether their field is confidential. */
export const filesAmong = (db: Db, ids: readonly string[]) =>
  db.many(
    { id: 'string', confidential: 'boolean' },
    sql`
    select v.id, coalesce(f.confidential, false) as confidential
    from user_value v join user_field f on f.company_id = v.company_id and f.id = v.field
    where v.company_id = current_company() and v.id = any(${[...ids]}::uuid[]) and f.kind = 'file'`,
  )

/** One value of a field that is not confidential. */
export const writePlainValue = (db: Db, person: string, field: string, value: unknown) =>
  db.run(sql`
    insert into user_value (company_id, person, field, value)
    values (current_company(), ${person}, ${field}, ${value === null ? null : JSON.stringify(value)}::jsonb)
    on conflict (company_id, person, field) do update set value = excluded.value`)

/** A person, locked: two who write at once wait for each other. */
export const lockPerson = (db: Db, id: string): Promise<{ archived: boolean } | undefined> =>
  db.maybe(
    { archived: 'boolean' },
    sql`
    select p.archived_at is not null as archived from person p
    where p.company_id = current_company() and p.id = ${id} for update`,
  )
