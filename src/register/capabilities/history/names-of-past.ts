// The names of the rows that a row pointed at: by the row where it still exists, and
// else by the last that the log says of it.
import { one } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type Register, stored } from '../../define.ts'
import { kindOf } from '../../fields/all.ts'
import type { Field } from '../../fields/field.ts'
import { targetOf } from '../../fields/pointing.ts'
import type { RegisterRequest } from '../../server/registers.ts'
import type { PastName } from './contract.ts'

type Entry = { before: Record<string, unknown>; after: Record<string, unknown> }
/** What each entry points at, by what it may be found in. */
function pointedIn(register: Register, entries: readonly Entry[]): Map<Field, string[]> {
  const byTarget = new Map<string, { field: Field; ids: Set<string> }>()
  for (const [name, field] of stored(register)) {
    if (kindOf(field).points === undefined) continue
    const target = targetOf(field)
    const { ids } = byTarget.get(target) ?? { ids: new Set<string>() }
    byTarget.set(target, { field, ids })
    for (const { before, after } of entries)
      for (const id of [before[name] ?? [], after[name] ?? []].flat())
        if (typeof id === 'string' && isId.test(id)) ids.add(id)
  }
  return new Map([...byTarget.values()].map(({ field, ids }) => [field, [...ids]]))
}

/** A confidential value is masked in the log. */
const isId = /^[0-9a-f-]{36}$/

const found = { id: 'string', name: 'string', state: one<PastName['state']>() } as const

async function namesOf(
  { context: { db }, registers }: RegisterRequest,
  field: Field,
  ids: string[],
) {
  const { table, name } = registers.target(field)
  const target = registers.find(targetOf(field))
  const archived = target === undefined ? sql`false` : sql`r.archived_at is not null`
  const there = await db.many(
    found,
    sql`
    select r.id, ${name} as name, case when ${archived} then 'archived' else 'there' end as state
    from ${sql.id(table)} r where r.company_id = current_company() and r.id = any(${ids}::uuid[])`,
  )
  const known = new Set(there.map(({ id }) => id))
  const gone = ids.filter((id) => !known.has(id))
  if (target === undefined || gone.length === 0) return there
  const { named } = target.register
  const told = await db.many(
    found,
    sql`
    select distinct on (subject_id) subject_id as id, 'removed' as state,
      coalesce(after->>${named}, before->>${named}) as name
    from change where company_id = current_company() and subject = ${table}
      and subject_id = any(${gone}::uuid[]) and coalesce(after->>${named}, before->>${named}) is not null
    order by subject_id, seq desc`,
  )
  return [...there, ...told]
}

export async function namesOfPast(
  request: RegisterRequest,
  entries: readonly Entry[],
): Promise<Record<string, PastName>> {
  const names: Record<string, PastName> = {}
  for (const [field, ids] of pointedIn(request.extension.register, entries))
    if (ids.length > 0)
      for (const { id, name, state } of await namesOf(request, field, ids))
        names[id] = { name, state }
  return names
}
