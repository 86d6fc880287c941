// Takes an import back: all of its rows, or none where one was changed or is used by now.
import { sql } from '../../../../kit/db/sql.ts'
import { type FieldErrors, Problem } from '../../../../kit/problems.ts'
import type { Stored } from '../../../server/extension.ts'
import type { With } from '../../../server/registers.ts'
import { expectMany, lockRun, noteUndone, type Run, sayWhy } from './import-run.store.ts'

type Kept = { id: string; name: string; why: string }

const mostNamed = 20

const keeps = (errors: FieldErrors, rows: readonly Kept[] = []): never => {
  throw new Problem('import/kept', {
    errors,
    extra: { rows: rows.slice(0, mostNamed), count: rows.length },
  })
}

async function changedSince(on: With, ids: readonly string[]): Promise<Kept[]> {
  const { register } = on.beside
  const rows = await on.context.db.many<Stored>(sql`
    select t.* from ${sql.id(register.table)} t
    where t.company_id = current_company() and t.id = any(${ids}::uuid[]) order by t.id for update`)
  const there = new Map(rows.map((row) => [row.id, row]))
  const why = 'This was changed since.'
  return ids.flatMap((id) => {
    const row = there.get(id)
    if (row?.version === 1) return []
    return [{ id, name: String(row?.[register.named] ?? id), why }]
  })
}

/** Rows of the import that something else points at. */
async function usedElsewhere(on: With, ids: readonly string[]): Promise<Kept[]> {
  const { register } = on.beside
  const own = sql`unnest(${ids}::uuid[])`
  const used = new Map<string, Kept>()
  for (const { register: other, field, many } of on.registers.pointers(register.name)) {
    const column = sql`o.${sql.id(field)}`
    const pointed = many ? sql`unnest(${column})` : sql`lateral (select ${column})`
    const rows = await on.context.db.many(
      { id: 'string', name: 'string' },
      sql`
      select t.id, t.${sql.id(register.named)}::text as name
      from ${sql.id(register.table)} t
      where t.company_id = current_company() and t.id in (
        select p.id from ${sql.id(other.table)} o, ${pointed} p(id) join ${own} i(id) on i.id = p.id
        where o.company_id = current_company()
          and not exists (select from ${own} s(id) where s.id = o.id))`,
    )
    for (const { id, name } of rows)
      used.set(id, { id, name, why: 'This is used elsewhere by now.' })
  }
  return [...used.values()]
}

async function removeRows(on: With, ids: readonly string[]): Promise<void> {
  try {
    await on.context.db.run(sql`
      delete from ${sql.id(on.beside.register.table)}
      where company_id = current_company() and id = any(${ids}::uuid[])`)
  } catch (error) {
    // A table that is no register's points here.
    if ((error as { code?: string }).code !== '23503') throw error
    keeps({ '': ['This is used elsewhere by now.'] })
  }
}

const undoable = (run: Run | undefined): Run => {
  if (run?.committed_at == null) throw new Problem('row/missing')
  if (run.undone_at !== null) keeps({ '': ['This import was undone already.'] })
  if (!run.undoable) keeps({ '': ['An import can be undone for a day.'] })
  return run
}

/** Answers with how many rows are gone. */
export async function undoImport(on: With, token: string): Promise<number> {
  const run = undoable(await lockRun(on.context, on.beside.register.name, token))
  await expectMany(on.context)
  const kept = [...(await changedSince(on, run.row_ids)), ...(await usedElsewhere(on, run.row_ids))]
  if (kept.length > 0)
    keeps(Object.fromEntries(kept.slice(0, mostNamed).map(({ name, why }) => [name, [why]])), kept)
  await sayWhy(on.context, `${run.file_name} (undone)`)
  await removeRows(on, run.row_ids)
  await noteUndone(on.context, token)
  return run.row_ids.length
}
