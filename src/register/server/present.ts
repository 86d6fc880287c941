// A row as a reply carries it: what points elsewhere with its name, who made it, what may be done.
import { type Sql, sql } from '../../kit/db/sql.ts'
import { grantTo } from '../capabilities/call-parts.ts'
import { type Action, type AnyRow, fieldsIn, has, type Register } from '../define.ts'
import { kindOf } from '../fields/all.ts'
import type { Field } from '../fields/field.ts'
import type { RegisterRequest } from './registers.ts'

const column = (name: string): Sql => sql`t.${sql.id(name)}`

const accountName = (name: string): Sql => sql`
  (select concat_ws(' ', nullif(r.first_name, ''), nullif(r.last_name, '')) from account r
    where r.company_id = t.company_id and r.id = ${column(name)}) as ${sql.id(name)}`

function pointed(value: Sql, field: Field, { registers, context }: RegisterRequest): Sql {
  const { table, kind, name: words } = registers.target(field, context)
  const parts =
    kind === 'file'
      ? sql`'id', r.id, 'name', r.name, 'mime', r.mime, 'bytes', r.bytes`
      : sql`'id', r.id, 'name', ${words}`
  const of = sql`from ${sql.id(table)} r where r.company_id = t.company_id and r.id`
  if (kindOf(field).points === 'one')
    return sql`(select jsonb_build_object(${parts}) ${of} = ${value})`
  // Each is looked up by its id: joined, the whole table would be read for every row.
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(${parts}) order by u.n), '[]')
    from unnest(${value}) with ordinality u(id, n)
    cross join lateral (select r.* ${of} = u.id limit 1) r)`
}

/** What to select of a row `t`, so that it reads as the reply says. */
export function presented(request: RegisterRequest): Sql {
  const { context, extension } = request
  const { register, computed = {} } = extension
  const shown = extension.shown?.(context) ?? {}
  const fields = fieldsIn(register).map(([name, field]) => {
    const elsewhere = field.computed === true || field.apart === true
    const found = shown[name] ?? (elsewhere ? computed[name] : undefined)
    if (elsewhere && found === undefined)
      throw new Error(`${register.name}.${name} is computed, but nothing says how.`)
    if (kindOf(field).points !== undefined)
      return sql`${pointed(found ?? column(name), field, request)} as ${sql.id(name)}`
    if (found !== undefined) return sql`${found} as ${sql.id(name)}`
    return column(name)
  })
  const who = ['created_by', 'updated_by', 'archived_by', 'completed_by'].map(accountName)
  return sql`t.id, t.version, t.created_at, t.updated_at, t.archived_at, t.archived_reason,
    t.completed_at, ${sql.join([...who, ...fields])}`
}

/** What the caller may do with the row as it stands. */
function actionsOn(
  register: Register,
  row: AnyRow,
  can: RegisterRequest['context']['can'],
): Action[] {
  const may = (action: string) => can(grantTo(register, action))
  const actions: [Action, boolean][] =
    row.archived_at === null
      ? [
          ['edit', has(register, 'edit') && may('edit')],
          ['archive', has(register, 'archive') && may('archive')],
          ['complete', has(register, 'complete') && row.completed_at === null && may('edit')],
          ['reopen', has(register, 'complete') && row.completed_at !== null && may('edit')],
        ]
      : [
          ['restore', may('restore')],
          ['delete', may('delete')],
        ]
  return actions.filter(([, allowed]) => allowed).map(([action]) => action)
}

const withActions = ({ context, extension }: RegisterRequest, rows: readonly AnyRow[]): AnyRow[] =>
  rows.map((row) => ({ ...row, can: actionsOn(extension.register, row, context.can) }))

/** Which rows the caller may see at all. */
export const visible = ({ context, extension }: RegisterRequest): Sql =>
  extension.scope?.(context) ?? sql`true`

/** The rows with these ids that may be seen, in the order asked for. */
export async function presentRows(
  request: RegisterRequest,
  ids: readonly string[],
  ask = request.context.db.many,
): Promise<AnyRow[]> {
  const { extension } = request
  const query = sql`
    select ${presented(request)}
    from unnest((select ${ids}::uuid[])) with ordinality asked(id, n)
    join ${sql.id(extension.register.table)} t on t.id = asked.id
      and t.company_id = current_company()
    where ${visible(request)} order by asked.n`
  // One text a register and scope: planning its many parts costs more than reading a row.
  return withActions(request, await ask<AnyRow>({ ...query, steady: true }))
}
