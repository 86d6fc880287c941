// Turns all encrypted columns over to a new key, row by row, while the product runs. Ended and begun again, it
// goes on where it was: the key file has two keys until no row needs the older one.

import { existsSync } from 'node:fs'
import type { Database, Db } from '../../db/server/database.ts'
import { enterCompany } from '../../db/server/enter-company.ts'
import { sql } from '../../db/sql.ts'
import { addKey, keepOnly, makeKeyFile, readKeyFile } from './key-file.ts'
import { holdKeys, idsInUse, keysIn, missingFrom, refusal, useKey } from './keys.ts'

type EncryptedTable = { table: string; columns: string[] }

/** A column is encrypted when its name says so. */
const encryptedTables = (db: Db): Promise<EncryptedTable[]> =>
  db.many(
    { table: 'string', columns: 'strings' },
    sql`
    select table_name::text as "table", array_agg(column_name::text order by column_name) as columns
    from information_schema.columns
    where table_schema = 'public' and column_name like '%\\_encrypted'
    group by 1 order by 1`,
  )

type Row = { company_id: string; id: string } & Record<string, string | null>

const batch = 200
const none = '00000000-0000-0000-0000-000000000000'

type Count = { done: number; unreadable: number; last: { company: string; id: string } }

/** The rows after `from` that another key wrote, some at a time; each batch is done for good. */
async function turnSome(
  database: Database,
  path: string,
  { table, columns }: EncryptedTable,
  { last: from, ...count }: Count,
): Promise<Count | undefined> {
  return database.transaction('owner', async (db) => {
    const { present } = readKeyFile(path)
    const old = sql.join(
      columns.map((column) => sql`${sql.id(column)} not like ${`${present.id}.%`}`),
      sql` or `,
    )
    const rows = await db.many<Row>(sql`
      select company_id, id, ${sql.join(columns.map(sql.id), sql`, `)} from ${sql.id(table)}
      where (company_id, id) > (${from.company}, ${from.id}) and (${old})
      order by company_id, id limit ${batch} for update`)
    const end = rows.at(-1)
    if (end === undefined) return undefined
    let { done, unreadable } = count
    for (const row of rows) {
      await db.run(sql`
        select set_config('app.company_id', ${row.company_id}, true),
          set_config('app.rekeying', 'yes', true)`)
      const cipher = await keysIn(path).open(db)
      const place = (column: string) => ({ row: row.id, column: `${table}.${column}` })
      try {
        const fresh = columns.map((column) => {
          const stored = row[column] ?? null
          const text = stored === null ? null : cipher.decrypt(place(column), stored)
          return sql`${sql.id(column)} = ${text === null ? null : cipher.encrypt(place(column), text)}`
        })
        await db.run(sql`
          update ${sql.id(table)} set ${sql.join(fresh, sql`, `)}
          where company_id = ${row.company_id} and id = ${row.id}`)
        done += 1
      } catch (error) {
        if (!(error instanceof Error) || 'severity' in error) throw error
        unreadable += 1
      }
    }
    return { done, unreadable, last: { company: end.company_id, id: end.id } }
  })
}

async function turnTable(database: Database, path: string, one: EncryptedTable): Promise<Count> {
  let count: Count = { done: 0, unreadable: 0, last: { company: none, id: none } }
  for (;;) {
    const next = await turnSome(database, path, one, count)
    if (next === undefined) return count
    count = next
  }
}

/** From here on everybody writes with the new key: who came before is waited for. */
async function begin(database: Database, path: string): Promise<boolean> {
  return database.transaction('owner', async (db) => {
    await holdKeys(db)
    const ids = await idsInUse(db)
    if (!existsSync(path)) throw refusal(path)
    const ring = readKeyFile(path)
    if (missingFrom(ring, ids).length > 0) throw refusal(path)
    const goesOn = ring.all.length > 1
    if (!goesOn) addKey(path, ring)
    await useKey(db, readKeyFile(path).present.id)
    return goesOn
  })
}

async function finish(database: Database, path: string): Promise<void> {
  await database.transaction('owner', async (db) => {
    await holdKeys(db)
    const { present } = readKeyFile(path)
    await db.run(sql`delete from encryption_key where id <> ${present.id}`)
    for (const { id } of await db.many({ id: 'string' }, sql`select id from company order by id`)) {
      await enterCompany(db, id)
      await db.run(sql`
        select log_event('rekey', 'encryption_key', null, '{}')`)
    }
    keepOnly(path, present)
  })
}

type Rekeyed = { goesOn: boolean; rows: number; unreadable: number }

export async function rekey(database: Database, path: string): Promise<Rekeyed> {
  const goesOn = await begin(database, path)
  const tables = await database.transaction('owner', encryptedTables)
  const all = { goesOn, rows: 0, unreadable: 0 }
  for (const one of tables) {
    const { done, unreadable } = await turnTable(database, path, one)
    all.rows += done
    all.unreadable += unreadable
  }
  if (all.unreadable === 0) await finish(database, path)
  return all
}

/** The key is lost for good: what it encrypted is removed, and the change log says of which records. */
export async function forgetLost(database: Database, path: string): Promise<number> {
  return database.transaction('owner', async (db) => {
    await holdKeys(db)
    if (!existsSync(path)) makeKeyFile(path)
    const ring = readKeyFile(path)
    const lost = missingFrom(ring, await idsInUse(db))
    let removed = 0
    for (const { table, columns } of await encryptedTables(db))
      for (const column of columns.map(sql.id))
        removed += await db.run(sql`
          update ${sql.id(table)} set ${column} = null
          where split_part(${column}, '.', 1) = any(${lost}::text[])`)
    await db.run(sql`delete from encryption_key where id = any(${lost}::text[])`)
    await useKey(db, ring.present.id)
    return removed
  })
}
