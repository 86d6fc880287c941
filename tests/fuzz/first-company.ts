// What belongs to the first company: its rows as they stand, and the words and ids that tell of it.
import type { Database, Db } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'

const company = sql`(select id from company where slug = 'northgate')`

async function tables(db: Db): Promise<string[]> {
  // When somebody was seen last stands in the session, and only there.
  const rows = await db.many<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'company_id'
      and t.table_type = 'BASE TABLE' and c.table_name <> 'session' order by 1`)
  return rows.map(({ name }) => name)
}

/** One hash a table, and how the company's people sign in. */
export const stateOf = (database: Database): Promise<Record<string, string | null>> =>
  database.transaction('owner', async (db) => {
    const stand: Record<string, string | null> = {}
    const hashed = async (name: string, from: ReturnType<typeof sql>) => {
      const row = await db.maybe<{ stand: string | null }>(
        sql`select md5(string_agg(t::text, E'\n' order by t::text)) as stand from ${from}`,
      )
      stand[name] = row?.stand ?? null
    }
    for (const name of await tables(db))
      await hashed(name, sql`${sql.id(name)} t where t.company_id = ${company}`)
    await hashed(
      'login',
      sql`login t where t.id in (select login_id from account where company_id = ${company})`,
    )
    return stand
  })

/** Whose names no other company has unless it is told them. */
const telling = ['account', 'clients', 'client_contacts', 'projects', 'locations', 'entities']

export const marksOf = (database: Database): Promise<ReadonlySet<string>> =>
  database.transaction('owner', async (db) => {
    const found: string[] = []
    for (const name of await tables(db)) {
      const keys = telling.includes(name) ? ['id', 'name', 'first_name', 'last_name'] : ['id']
      const rows = await db.many<{ value: string }>(sql`
        select distinct part.value from ${sql.id(name)} t, jsonb_each_text(to_jsonb(t)) part
        where t.company_id = ${company} and part.key = any(${keys}) and length(part.value) > 4
          and not exists (select from ${sql.id(name)} other where other.company_id <> ${company}
            and to_jsonb(other) ->> part.key = part.value)`)
      found.push(...rows.map(({ value }) => value))
    }
    return new Set(found)
  })

/** Words between quotes or commas, and ids wherever they stand. */
const pieces = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[^",;\n]+/g

/** What an answer tells of the company beside what the request itself named. */
export const leaksIn = (marks: ReadonlySet<string>, text: string, sent: string): string[] =>
  [...new Set(text.match(pieces) ?? [])].filter((one) => marks.has(one) && !sent.includes(one))
