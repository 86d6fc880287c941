// Moves what points at one person to another, and back.
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { errorCodeOf } from '../../../kit/error-code.ts'
import { moveInTexts } from './move-texts.store.ts'
import type { Reference } from './references.store.ts'

/** The rows of one column that were moved; of a list or a text also how it was, and how it became. */
export type MovedRows = {
  table: string
  column: string
  ids: string[]
  lists?: { id: string; was: string[]; became: string[] }[]
  texts?: { id: string; was: string; became: string }[]
  /** Of texts: what the column is. */
  as?: 'jsonb' | 'text'
}

export type Both = { from: string; to: string }

/** Both had the same, which a table has once: unique, not overlapping, or refused by a check. */
const clashes = ['23505', '23P01', '23514']

/** The statement's ids; none where the tables' own rules refuse it. */
async function tried(db: Db, statement: Sql): Promise<string[] | undefined> {
  await db.run(sql`savepoint move`)
  try {
    const rows = await db.many({ id: 'string' }, statement)
    await db.run(sql`release savepoint move`)
    return rows.map(({ id }) => id)
  } catch (error) {
    if (!clashes.includes(errorCodeOf(error) ?? '')) throw error
    await db.run(sql`rollback to savepoint move`)
    return undefined
  }
}

async function moveColumn(
  db: Db,
  { table, column }: Reference,
  { from, to }: Both,
): Promise<MovedRows> {
  const move = (more: Sql) => sql`
    update ${sql.id(table)} set ${sql.id(column)} = ${to}
    where company_id = current_company() and ${sql.id(column)} = ${from} and ${more} returning id`
  // Nobody supervises themselves: the one who stays says who does.
  const others = table === 'person' ? sql`id not in (${from}, ${to})` : sql`true`
  const all = await tried(db, move(others))
  if (all !== undefined) return { table, column, ids: all }
  // What both had stays with the one who goes, the rest is moved.
  const rows = await db.many(
    { id: 'string' },
    sql`select id from ${sql.id(table)}
      where company_id = current_company() and ${sql.id(column)} = ${from} and ${others} order by id`,
  )
  const ids: string[] = []
  for (const { id } of rows) ids.push(...((await tried(db, move(sql`id = ${id}`))) ?? []))
  return { table, column, ids }
}

async function moveInLists(db: Db, { table, column }: Reference, both: Both): Promise<MovedRows> {
  const { from, to } = both
  const rows = await db.many(
    { id: 'string', was: 'strings' },
    sql`select id, ${sql.id(column)}::text[] as was from ${sql.id(table)}
      where company_id = current_company() and ${from}::uuid = any(${sql.id(column)}) for update`,
  )
  const lists = rows.map(({ id, was }) => ({
    id,
    was,
    became: [...new Set(was.map((one) => (one === from ? to : one)))],
  }))
  for (const { id, became } of lists)
    await db.run(sql`
      update ${sql.id(table)} set ${sql.id(column)} = ${became}::uuid[]
      where company_id = current_company() and id = ${id}`)
  return { table, column, ids: rows.map(({ id }) => id), lists }
}

const moved = (db: Db, reference: Reference, both: Both): Promise<MovedRows> =>
  reference.as === 'one'
    ? moveColumn(db, reference, both)
    : reference.as === 'list'
      ? moveInLists(db, reference, both)
      : moveInTexts(db, reference, both)

export async function moveReferences(
  db: Db,
  references: readonly Reference[],
  both: Both,
): Promise<MovedRows[]> {
  const all: MovedRows[] = []
  for (const reference of references) all.push(await moved(db, reference, both))
  return all.filter(({ ids }) => ids.length > 0)
}

/** How many of the rows that were moved say something else by now. */
export async function changedSince(
  db: Db,
  moved: readonly MovedRows[],
  { to }: Both,
): Promise<{ table: string; n: number }[]> {
  const found: { table: string; n: number }[] = []
  for (const { table, column, ids, lists, texts } of moved) {
    const rows = await db.many<{ id: string; now: string | string[] | null }>(sql`
      select id, ${sql.id(column)}${lists ? sql`::text[]` : texts ? sql`::text` : sql``} as now
      from ${sql.id(table)} where company_id = current_company() and id = any(${ids}::uuid[])
      for update`)
    const n = rows.filter(({ id, now }) => {
      const became = (lists ?? texts)?.find((one) => one.id === id)?.became ?? to
      return String(now) !== String(became)
    }).length
    if (n > 0) found.push({ table, n })
  }
  return found
}

export async function moveBack(
  db: Db,
  moved: readonly MovedRows[],
  { from, to }: Both,
): Promise<void> {
  for (const { table, column, ids, lists, texts, as = 'text' } of moved.toReversed()) {
    for (const { id, was } of lists ?? texts ?? [])
      await db.run(sql`
        update ${sql.id(table)} set ${sql.id(column)} = ${was}::${lists ? sql`uuid[]` : sql.id(as)}
        where company_id = current_company() and id = ${id}`)
    if (lists === undefined && texts === undefined)
      await db.run(sql`
        update ${sql.id(table)} set ${sql.id(column)} = ${from}
        where company_id = current_company() and id = any(${ids}::uuid[])
          and ${sql.id(column)} = ${to}`)
  }
}
