// What a backup has of the database: the rows of every table, and how far each sequence has counted. The tables
// themselves are made by the migrations.
import type pg from 'pg'

export type Table = { schema: string; name: string; columns: string[] }
export type Sequence = { schema: string; name: string; last: string; called: boolean }

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const tableName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`
export const columnList = ({ columns }: Table): string => columns.map(quoted).join(', ')

/** Ours, and the queue's. What records which migrations were applied is made by applying them. */
export const tablesOf = async (client: pg.Client): Promise<Table[]> =>
  (
    await client.query<Table>(`
      select n.nspname as schema, c.relname as name,
        coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attnum is not null), '{}') as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
        and (n.nspname, c.relname) not in (('public', 'migration'), ('graphile_worker', 'migrations'))
      group by 1, 2 order by 1, 2`)
  ).rows

export const sequencesOf = async (client: pg.Client): Promise<Sequence[]> => {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select schemaname as schema, sequencename as name from pg_sequences
    where schemaname in ('public', 'graphile_worker', 'numbers') order by 1, 2`)
  const found: Sequence[] = []
  for (const one of rows) {
    const { rows: counted } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${tableName(one)}`,
    )
    for (const { last, called } of counted) found.push({ ...one, last, called })
  }
  return found
}
