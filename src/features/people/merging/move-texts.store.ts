// Where a text names a person: a document, or the address of a list. An id names one person only, so it is found as text.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Both, MovedRows } from './move.store.ts'
import { naming, type Reference } from './references.store.ts'

/** Two of one list are one. */
const once = (value: unknown[]): unknown[] =>
  value.every((one) => typeof one === 'string') ? [...new Set(value)] : value

function renamed(value: unknown, { from, to }: Both): unknown {
  if (value === from) return to
  if (Array.isArray(value)) return once(value.map((one) => renamed(one, { from, to })))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, renamed(one, { from, to })]),
  )
}

export async function moveInTexts(db: Db, reference: Reference, both: Both): Promise<MovedRows> {
  const { table, column } = reference
  const as = reference.as === 'jsonb' ? 'jsonb' : 'text'
  const rows = await db.many(
    { id: 'string', was: 'string' },
    sql`select id, ${sql.id(column)}::text as was from ${sql.id(table)}
      where company_id = current_company() and ${naming(reference, both.from)} for update`,
  )
  const texts: { id: string; was: string; became: string }[] = []
  for (const { id, was } of rows) {
    const given =
      as === 'jsonb'
        ? JSON.stringify(renamed(JSON.parse(was), both))
        : was.replaceAll(both.from, both.to)
    const [written] = await db.many(
      { became: 'string' },
      sql`
      update ${sql.id(table)} set ${sql.id(column)} = ${given}::${sql.id(as)}
      where company_id = current_company() and id = ${id} returning ${sql.id(column)}::text as became`,
    )
    texts.push({ id, was, became: written?.became ?? given })
  }
  return { table, column, ids: rows.map(({ id }) => id), texts, as }
}
