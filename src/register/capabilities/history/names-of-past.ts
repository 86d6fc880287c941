// The names of the rows that a row pointed at: by the row where it still exists, and
// else by what the log says of its deletion.
import type { Context } from '../../../access/server/gate.ts'
import { one } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Fields } from '../../define.ts'
import { kindOf } from '../../fields/all.ts'
import { reference, targetOf } from '../../fields/pointing.ts'
import type { Registers } from '../../server/registers.ts'
import type { PastName } from './contract.ts'
import type { Entry } from './lines.ts'

type Asking = { context: Pick<Context, 'db' | 'exchange'>; registers: Registers }
type Told = { fields: Fields; entry: Entry }

/** Ids by what they may be found in. */
export type IdsByTarget = Map<string, Set<string>>

export function addTo(ids: IdsByTarget, target: string, id: unknown): void {
  // A confidential value is masked in the log.
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return
  ids.set(target, (ids.get(target) ?? new Set()).add(id))
}

/** What entries point at. */
export function pointedIn(told: readonly Told[]): IdsByTarget {
  const ids: IdsByTarget = new Map()
  for (const { fields, entry } of told)
    for (const [name, field] of Object.entries(fields))
      if (kindOf(field).points !== undefined && field.computed !== true)
        for (const id of [entry.before[name], entry.after[name]].flat())
          addTo(ids, targetOf(field), id)
  return ids
}

const found = { id: 'string', name: 'string', state: one<PastName['state']>() } as const

/** A file ends a while after its record names it no more: what it was called is told with what that record was. */
const filesGone = (db: Context['db'], ids: string[]) =>
  db.many(
    found,
    sql`
    select subject_id as id, 'removed' as state, before->>'name' as name
    from change where company_id = current_company() and subject = 'file' and action = 'delete'
      and subject_id = any(${ids}::uuid[]) and before->>'name' is not null`,
  )

async function namesIn({ context, registers }: Asking, target: string, ids: string[]) {
  const { db } = context
  const { table, name } = registers.target(reference({ to: target }), context)
  const register = registers.find(target)?.register
  const archived = register === undefined ? sql`false` : sql`r.archived_at is not null`
  const there = await db.many(
    found,
    sql`
    select r.id, ${name} as name, case when ${archived} then 'archived' else 'there' end as state
    from ${sql.id(table)} r where r.company_id = current_company() and r.id = any(${ids}::uuid[])`,
  )
  const known = new Set(there.map(({ id }) => id))
  const gone = ids.filter((id) => !known.has(id))
  if (target === 'files' && gone.length > 0) return [...there, ...(await filesGone(db, gone))]
  if (register === undefined || gone.length === 0) return there
  // What is hidden from the caller is not deleted; what was confidential stays so.
  const told = await db.many(
    found,
    sql`
    select subject_id as id, 'removed' as state, before->>${register.named} as name
    from change where company_id = current_company() and subject = ${table} and action = 'delete'
      and subject_id = any(${gone}::uuid[]) and before->>${register.named} is not null
      and (before->>'confidential')::boolean is not true`,
  )
  return [...there, ...told]
}

export async function namesOf(asking: Asking, ids: IdsByTarget): Promise<Record<string, PastName>> {
  // All at once: one journey to the database for however many kinds.
  const found = await Promise.all(
    [...ids].map(([target, some]) => namesIn(asking, target, [...some])),
  )
  return Object.fromEntries(found.flat().map(({ id, name, state }) => [id, { name, state }]))
}
