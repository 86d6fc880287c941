// The lists, files and sheets of users have the fields that the company added.
import { readerOf } from '../../../access/seeing.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { Cipher } from '../../../kit/encryption/server/cipher.ts'
import { same } from '../../../kit/same.ts'
import { type AnyRow, ownName } from '../../../register/define.ts'
import type { Growing, RegisterExtension } from '../../../register/server/extension.ts'
import { noteReads } from '../confidential/confidential.store.ts'
import type { ListedField } from './custom-fields.ts'
import { fieldsNow, filesOf, placeOf, writePlainValue } from './custom-values.store.ts'
import { type GrownFor, grownUsers } from './grown-users.ts'

const stored = (id: string, column: Sql): Sql => sql`(select ${column} from user_value v
  where v.company_id = t.company_id and v.person = t.id and v.field = ${id}::uuid)`

const asKind: Readonly<Record<ListedField['kind'], (value: Sql) => Sql>> = {
  text: (value) => sql`(${value} #>> '{}')`,
  choice: (value) => sql`(${value} #>> '{}')`,
  number: (value) => sql`(${value} #>> '{}')::numeric`,
  date: (value) => sql`(${value} #>> '{}')::date`,
  file: (value) => sql`(${value} #>> '{}')::uuid`,
  'yes-no': (value) => sql`(${value} #>> '{}')::boolean`,
  choices: (value) => sql`array(select jsonb_array_elements_text(coalesce(${value}, '[]')))`,
}

/** A confidential value stays in the database; a file is given what it takes to open it. */
function valueFor(use: GrownFor, { id, kind, confidential }: ListedField): Sql {
  if (!confidential) return asKind[kind](stored(id, sql`v.value`))
  return use === 'file'
    ? stored(id, sql`v.id || ' ' || v.value_encrypted`)
    : stored(id, sql`case when v.value_encrypted is not null then '•••' end`)
}

function opening(growing: Growing, secret: readonly ListedField[]) {
  const { context } = growing
  const names = new Set(secret.map(({ id }) => ownName(id)))
  return async (rows: readonly AnyRow[], asked: readonly string[]): Promise<readonly AnyRow[]> => {
    const read = asked.filter((name) => names.has(name))
    if (read.length === 0 || growing.use !== 'file') return rows
    const cipher = await growing.cipher()
    const reader = readerOf(context.session)
    const known = rows.filter((row) => read.some((name) => row[name] !== null))
    if (reader !== undefined)
      await noteReads(
        context.db,
        known.map(({ id }) => id),
        reader,
      )
    const opened = rows.map((row) => ({
      ...row,
      ...Object.fromEntries(read.map((name) => [name, openedValue(cipher, row[name])])),
    }))
    return withNames(context.db, secret, opened)
  }
}

/** Files that were opened, by their names. */
async function withNames(
  db: Db,
  secret: readonly ListedField[],
  rows: readonly AnyRow[],
): Promise<readonly AnyRow[]> {
  const columns = secret.flatMap(({ id, kind }) => (kind === 'file' ? [ownName(id)] : []))
  const files = await filesOf(
    db,
    rows.flatMap((row) => columns.map((name) => row[name])),
  )
  if (files.size === 0) return rows
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      columns.map((name) => [name, files.get(String(row[name]))?.name ?? null]),
    ),
  }))
}

function openedValue(cipher: Cipher, value: unknown): unknown {
  if (typeof value !== 'string') return null
  const [id = '', secret = ''] = value.split(' ')
  return JSON.parse(cipher.decrypt(placeOf(id), secret))
}

export async function growUsers(
  stated: RegisterExtension,
  asked: Growing,
): Promise<RegisterExtension> {
  const { use, context } = asked
  const { db, can } = context
  const fields = (await fieldsNow(db)).filter(
    ({ confidential }) => !confidential || can('confidential.view'),
  )
  const values = fields.map((field) => [ownName(field.id), valueFor(use, field)])
  const open = fields.filter(({ confidential }) => !confidential)
  return {
    ...stated,
    register: grownUsers(fields, use),
    computed: { ...stated.computed, ...Object.fromEntries(values) },
    opened: opening(
      asked,
      fields.filter(({ confidential }) => confidential),
    ),
    async written(written, change) {
      await stated.written?.(written, change)
      const { before, after } = change
      const now: Readonly<Record<string, unknown>> = after
      const was: Readonly<Record<string, unknown>> = before ?? {}
      for (const { id } of open) {
        const value = now[ownName(id)] ?? null
        const isEmpty = Array.isArray(value) && value.length === 0
        if (!same(value, was[ownName(id)] ?? (isEmpty ? [] : null)))
          await writePlainValue(db, after.id, id, isEmpty ? null : value)
      }
    },
  }
}
