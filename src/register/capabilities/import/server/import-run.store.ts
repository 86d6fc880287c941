import type { Context } from '../../../../access/server/gate.ts'
import { json, type RowOf, row } from '../../../../kit/db/row.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { tokenMinutes, undoHours } from '../contract.ts'
import type { Mapping } from '../guess.ts'
import type { Mending } from '../mending.ts'

/** A file that somebody sent. */
export type ImportFile = { id: string; name: string; mime: string; bytes: number; sha256: string }

/** A row that was there: the fields that the import changed, and the version that it left. */
export type ChangedRow = { id: string; version: number; before: Values; after: Values }
type Values = Readonly<Record<string, unknown>>

const runRow = row({
  id: 'string',
  file_id: 'string',
  file_name: 'string',
  sha256: 'string',
  mapping: json<Mapping>(),
  mending: json<Mending>(),
  row_ids: 'strings',
  changed: json<ChangedRow[]>(),
  committed_at: 'string?',
  undone_at: 'string?',
  fresh: 'boolean',
  undoable: 'boolean',
})
export type Run = RowOf<typeof runRow>

export async function noteCheck(
  { db, session }: Context,
  register: string,
  file: ImportFile,
  found: { mapping: Mapping; mending: Mending; lines: number; faulty: number },
): Promise<string> {
  const run = await db.maybe(
    { id: 'string' },
    sql`
    insert into import_run
      (company_id, register, file_id, file_name, sha256, mapping, mending, lines, faulty,
       created_by)
    values (current_company(), ${register}, ${file.id}, ${file.name}, ${file.sha256},
      ${JSON.stringify(found.mapping)}, ${JSON.stringify(found.mending)}, ${found.lines}, ${found.faulty}, ${session.accountId})
    returning id`,
  )
  if (run === undefined) throw new Error('The check left no row.')
  return run.id
}

/** The check with this token, held for the rest of the transaction; another's is not there. */
export const lockRun = ({ db, session }: Context, register: string, token: string) =>
  db.maybe(
    runRow,
    sql`
    select *, created_at > now() - make_interval(mins => ${tokenMinutes}::int) as fresh,
      coalesce(committed_at > now() - make_interval(hours => ${undoHours}::int), false) as undoable
    from import_run where company_id = current_company() and id = ${token}
      and register = ${register} and created_by = ${session.accountId} for update`,
  )

export const noteCommit = (
  { db }: Context,
  token: string,
  { made, changed }: { made: readonly string[]; changed: readonly ChangedRow[] },
) =>
  db.run(sql`
    update import_run set committed_at = now(), row_ids = ${made},
      changed = ${JSON.stringify(changed)}::jsonb
    where company_id = current_company() and id = ${token}`)

export const noteUndone = ({ db }: Context, token: string) =>
  db.run(sql`
    update import_run set undone_at = now()
    where company_id = current_company() and id = ${token}`)

/** What the history says of each row that is written from now on. */
export const sayWhy = ({ db }: Context, file: string) =>
  db.run(sql`select set_config('app.reason', ${`import: ${file}`}, true)`)

/**
 * The planner knows the tables as they were before: what is done once for each of many lines finds
 * its rows by index, however few there seemed to be when it was planned.
 */
export const expectMany = ({ db }: Context) =>
  db.run(sql`select set_config('enable_seqscan', 'off', true)`)
