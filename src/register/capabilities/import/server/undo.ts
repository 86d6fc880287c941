// Takes an import back, all of it, or nothing where a row was changed or is used by now.
import { asCompany } from '../../../../access/server/scoped.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { errorCodeOf } from '../../../../kit/error-code.ts'
import { type FieldErrors, Problem } from '../../../../kit/problems.ts'
import type { Stored } from '../../../server/extension.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { expectMany, lockRun, noteUndone, type Run, sayWhy } from './import-run.store.ts'
import { type NotUndone, putBack } from './put-back.ts'

const mostNamed = 20

const keeps = (errors: FieldErrors, rows: readonly NotUndone[] = []): never => {
  throw new Problem('import/kept', {
    errors,
    extra: { rows: rows.slice(0, mostNamed), count: rows.length },
  })
}

async function changedSince(
  request: RegisterRequest,
  ids: readonly string[],
): Promise<NotUndone[]> {
  const { register } = request.extension
  const rows = await request.context.db.many<Stored>(sql`
    select t.* from ${sql.id(register.table)} t
    where t.company_id = current_company() and t.id = any(${ids}::uuid[]) order by t.id for update`)
  const there = new Map(rows.map((row) => [row.id, row]))
  const why = 'This has been changed since.'
  return ids.flatMap((id) => {
    const row = there.get(id)
    if (row?.version === 1) return []
    return [{ id, name: String(row?.[register.named] ?? id), why }]
  })
}

/** Rows of the import that something else points at. */
async function usedElsewhere(
  request: RegisterRequest,
  ids: readonly string[],
): Promise<NotUndone[]> {
  const { register } = request.extension
  const own = sql`unnest(${ids}::uuid[])`
  const used = new Map<string, NotUndone>()
  for (const { register: other, field, many, apart } of request.registers.pointers(register.name)) {
    // The key of the table that holds it refuses.
    if (apart) continue
    const column = sql`o.${sql.id(field)}`
    const pointed = many ? sql`unnest(${column})` : sql`lateral (select ${column})`
    const rows = await request.context.db.many(
      { id: 'string', name: 'string' },
      sql`
      select t.id, t.${sql.id(register.named)}::text as name
      from ${sql.id(register.table)} t
      where t.company_id = current_company() and t.id in (
        select p.id from ${sql.id(other.table)} o, ${pointed} p(id) join ${own} i(id) on i.id = p.id
        where o.company_id = current_company()
          and not exists (select from ${own} s(id) where s.id = o.id))`,
    )
    for (const { id, name } of rows) used.set(id, { id, name, why: 'This is now used elsewhere.' })
  }
  return [...used.values()]
}

async function removeRows(request: RegisterRequest, ids: readonly string[]): Promise<void> {
  try {
    await request.context.db.run(sql`
      delete from ${sql.id(request.extension.register.table)}
      where company_id = current_company() and id = any(${ids}::uuid[])`)
  } catch (error) {
    // A table that is no register's points here.
    if (errorCodeOf(error) !== '23503') throw error
    keeps({ '': ['This is now used elsewhere.'] })
  }
}

const undoable = (run: Run | undefined): Run => {
  if (run?.committed_at == null) throw new Problem('row/missing')
  if (run.undone_at !== null) keeps({ '': ['This import has already been undone.'] })
  if (!run.undoable) keeps({ '': ['An import can be undone for a day.'] })
  return run
}

/** Answers with how many rows are gone, and how many are again as they were. */
export async function undoImport(
  request: RegisterRequest,
  token: string,
): Promise<{ removed: number; restored: number }> {
  const run = undoable(await lockRun(request.context, request.extension.register.name, token))
  await expectMany(request.context)
  const { context, extension } = request
  await sayWhy(context, `${run.file_name} (undone)`)
  const kept = [
    ...(await changedSince(request, run.row_ids)),
    ...(await asCompany(context.db, () => usedElsewhere(request, run.row_ids))),
    ...(await putBack(request, run.changed)),
  ]
  if (kept.length > 0)
    keeps(Object.fromEntries(kept.slice(0, mostNamed).map(({ name, why }) => [name, [why]])), kept)
  await extension.takenBack?.(context, run.row_ids)
  await removeRows(request, run.row_ids)
  await noteUndone(context, token)
  return { removed: run.row_ids.length, restored: run.changed.length }
}
