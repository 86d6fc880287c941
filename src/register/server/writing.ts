// A write, step by step: what is hidden is emptied, what is pointed at must be there, the rules are
// asked, the row is written, what it causes is done. All in the request's one transaction.

import { createHash } from 'node:crypto'
import { type Sql, sql } from '../../kit/db/sql.ts'
import { isRecord, textsIn } from '../../kit/own.ts'
import { type FieldErrors, Problem } from '../../kit/problems.ts'
import { apartIn, columnsIn, isMany, type Register, stored } from '../define.ts'
import { kindOf } from '../fields/all.ts'
import { closedReasons } from '../fields/closed.ts'
import type { Field } from '../fields/field.ts'
import { hiddenIn } from '../shown-when.ts'
import type { Stored, Write } from './extension.ts'
import { visible } from './present.ts'
import type { RegisterRequest } from './registers.ts'

export type RowValues = Readonly<Record<string, unknown>>

/** As the driver takes it: JSON travels as text. */
const asColumn = (field: Field, value: unknown): unknown =>
  kindOf(field).column === 'jsonb' && value !== null ? JSON.stringify(value) : value

const nothingIn = (field: Field): unknown => (isMany(field) ? [] : null)

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const apart = ({ register, computed = {} }: RegisterRequest['extension']): Sql[] =>
  apartIn(register).map(([name]) => sql`${computed[name] ?? sql`null`} as ${sql.id(name)}`)

/** The rows for the rest of the transaction, by id; those that are not to be seen are left out. */
export async function lockRows(
  request: RegisterRequest,
  ids: readonly string[],
): Promise<Map<string, Stored>> {
  const rows = await request.context.db.many<Stored>(sql`
    select ${sql.join([sql`t.*`, ...apart(request.extension)])} from ${sql.id(request.extension.register.table)} t
    where t.company_id = current_company() and t.id = any(${[...ids]}::uuid[]) and ${visible(request)}
    order by t.id for update of t`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Undefined where there is none to be seen. */
export const lockRow = async (request: RegisterRequest, id: string): Promise<Stored | undefined> =>
  (await lockRows(request, [id])).get(id)

export async function lockRowOrRefuse(request: RegisterRequest, id: string): Promise<Stored> {
  const row = await lockRow(request, id)
  if (row === undefined) throw new Problem('row/missing')
  return row
}

function withoutHidden(
  register: Register,
  values: Write['after'],
): { values: Write['after']; errors: FieldErrors } {
  const hidden = hiddenIn(register, values)
  const errors: FieldErrors = {}
  const seen: Record<string, unknown> & { id: string } = { ...values }
  for (const [name, field] of stored(register)) {
    if (hidden.has(name)) seen[name] = nothingIn(field)
    else if (field.required === true && isEmpty(seen[name])) errors[name] = ['This is required.']
  }
  return { values: seen, errors }
}

/** Ids of fields that changed and point elsewhere: each must be there, and still to be chosen. */
async function refusedPointers(
  request: RegisterRequest,
  { before, after }: Write,
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  for (const [name, field] of stored(request.extension.register)) {
    const { points, inMidst } = kindOf(field)
    const there = new Set(inMidst?.(before?.[name]).flatMap(({ files }) => files))
    for (const { accept, files } of inMidst?.(after[name]) ?? []) {
      const added = files.filter((id) => !there.has(id))
      if (added.length > 0)
        await attach(request, name, { ...field, accept }, added, after.id, errors)
    }
    if (points === undefined) continue
    const was = new Set(textsIn(before?.[name]))
    const ids = textsIn(after[name]).filter((id) => !was.has(id))
    if (ids.length === 0) continue
    const { table, kind, open, closed } = request.registers.target(field)
    // Locked, so that what is pointed at is still there when this is committed.
    const found = await request.context.db.many(sql`
      select r.id from ${sql.id(table)} r where r.company_id = current_company()
        and r.id = any(${ids}::uuid[]) and ${open} for key share`)
    if (found.length < ids.length) {
      const shut =
        closed &&
        (await request.context.db.maybe(sql`
          select r.id from ${sql.id(table)} r where r.company_id = current_company()
            and r.id = any(${ids}::uuid[]) and ${closed.rows} limit 1`))
      errors[name] = [shut ? closedReasons[closed.why] : 'This choice no longer exists.']
    } else if (kind === 'file') await attach(request, name, field, ids, after.id, errors)
  }
  return errors
}

async function attach(
  request: RegisterRequest,
  name: string,
  field: Field,
  ids: string[],
  id: string,
  errors: FieldErrors,
) {
  const { accept, largest = Number.POSITIVE_INFINITY } = field
  const { db } = request.context
  const kinds = await db.many(
    { mime: 'string', bytes: 'number' },
    sql`select mime, bytes from file where id = any(${ids}::uuid[])`,
  )
  const fits = (mime: string) =>
    accept?.some((one) =>
      one.endsWith('/*') ? mime.startsWith(one.slice(0, -1)) : mime === one,
    ) ?? true
  if (!kinds.every(({ mime }) => fits(mime))) {
    errors[name] = ['This kind of file is not accepted here.']
    return
  }
  if (kinds.some(({ bytes }) => bytes > largest)) {
    errors[name] = ['This file is too large here.']
    return
  }
  const record = { subject: request.extension.register.name, id }
  for (const file of ids)
    if (!(await request.registers.files.attach(db, file, record)))
      errors[name] = ['This file was uploaded by someone else or belongs to another record.']
}

/** A row of a tree is not inside itself, however far down. */
async function refusedCircle(
  request: RegisterRequest,
  { before, after }: Write,
): Promise<FieldErrors> {
  const { parent, table, one } = request.extension.register
  if (parent === undefined || after[parent] === null || after[parent] === before?.[parent])
    return {}
  const circle = await request.context.db.maybe(sql`
    with recursive above(id) as (
      select ${after[parent]}::uuid
      union select r.${sql.id(parent)} from ${sql.id(table)} r join above on r.id = above.id
        where r.company_id = current_company() and r.${sql.id(parent)} is not null
    ) select id from above where id = ${after.id}`)
  return circle === undefined
    ? {}
    : { [parent]: [`A ${one.toLowerCase()} cannot be inside itself.`] }
}

/**
 * Settles and checks a write; answers with the columns to store. An import finds out itself, for all
 * of its lines at once, what they point at.
 */
export async function validateWrite(
  request: RegisterRequest,
  before: Stored | undefined,
  given: RowValues & { id: string },
  pointers: typeof refusedPointers = refusedPointers,
): Promise<Write> {
  const { extension, context } = request
  const first = { ...before, ...given }
  const own = (await extension.settle?.(context, { before, after: first })) ?? {}
  const { values, errors } = withoutHidden(extension.register, { ...first, ...own })
  const change = { before, after: values }
  Object.assign(
    errors,
    await pointers(request, change),
    await refusedCircle(request, change),
    await extension.check?.(context, change),
  )
  if (Object.keys(errors).length > 0) throw new Problem('input/invalid', { errors })
  return change
}

/** What the database alone can see: two rows with one name at the same moment. */
export async function refusingTwins<T>(register: Register, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const { code, constraint }: RowValues = isRecord(error) ? error : {}
    // A key that is there already, or spans of time that may not overlap.
    if (code !== '23505' && code !== '23P01') throw error
    // The same new row from two senders at once, or one that the caller may not see.
    if (constraint === `${register.table}_pkey`) throw new Problem('row/exists')
    const name = stored(register).find(
      ([field]) => constraint === `${register.table}_${field}_unique`,
    )?.[0]
    if (name === undefined) throw error
    const message = `Another ${register.one.toLowerCase()} has this already.`
    throw new Problem('input/invalid', { errors: { [name]: [message] } })
  }
}

const columnsOf = (register: Register) => columnsIn(register).map(([name]) => name)

export const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Inserts settled rows at once. */
export async function insertRows(
  request: RegisterRequest,
  changes: readonly { change: Write; hash: string }[],
): Promise<void> {
  const { register } = request.extension
  const fields = columnsIn(register)
  const columns = ['company_id', 'id', 'created_hash', ...columnsOf(register)].map(sql.id)
  const values = changes.map(({ change: { after }, hash }) => {
    const own = fields.map(
      ([name, field]) => sql`${asColumn(field, after[name] ?? nothingIn(field))}`,
    )
    return sql`(${sql.join([sql`current_company()`, sql`${after.id}`, sql`${hash}`, ...own])})`
  })
  await refusingTwins(register, () =>
    request.context.db.run(
      sql`insert into ${sql.id(register.table)} (${sql.join(columns)}) values ${sql.join(values)}`,
    ),
  )
}

/** The stored fields that a write changes. */
export const differing = (register: Register, { before, after }: Write): [string, Field][] =>
  stored(register).filter(
    ([name]) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]),
  )

/** Writes the columns that differ. */
export async function updateRow(request: RegisterRequest, change: Write): Promise<void> {
  const { register } = request.extension
  const { after } = change
  const changed = differing(register, change)
  // What another table holds is a change of this row too: who had it before them is told so.
  if (changed.length === 0) return
  const sets: Sql[] = changed
    .filter(([, field]) => field.apart !== true)
    .map(
      ([name, field]) => sql`${sql.id(name)} = ${asColumn(field, after[name] ?? nothingIn(field))}`,
    )
  if (sets.length === 0) sets.push(sql`updated_at = now()`)
  await refusingTwins(register, () =>
    request.context.db.run(sql`update ${sql.id(register.table)} set ${sql.join(sets)}
      where company_id = current_company() and id = ${after.id}`),
  )
}
