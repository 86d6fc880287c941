// Rows that an import changed become what they were, unless they are no longer what the import made of them.
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import { same } from '../../../../kit/same.ts'
import type { Stored, Write } from '../../../server/extension.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { differing, lockRows, updateRow, validateWrite } from '../../../server/writing.ts'
import type { ChangedRow } from './import-run.store.ts'

/** As the table has them now: what a write causes elsewhere may have written the row again. */
export async function changedRows(
  { context, extension: { register } }: RegisterRequest,
  made: readonly Write[],
): Promise<ChangedRow[]> {
  const changes = made.filter(({ before }) => before !== undefined)
  const rows = await context.db.many(
    { id: 'string', version: 'number' },
    sql`
    select t.id, t.version from ${sql.id(register.table)} t
    where t.company_id = current_company() and t.id = any(${changes.map(({ after }) => after.id)}::uuid[])`,
  )
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return changes.map((change) => {
    const names = differing(register, change).map(([name]) => name)
    const picked = (values: Readonly<Record<string, unknown>> = {}) =>
      Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
    const { before, after } = change
    const version = versions.get(after.id) ?? 0
    return { id: after.id, version, before: picked(before), after: picked(after) }
  })
}

export type NotUndone = { id: string; name: string; why: string }

const changedSince = ({ version, after }: ChangedRow, row: Stored): boolean =>
  row.archived_at !== null ||
  row.version !== version ||
  Object.entries(after).some(([name, value]) => !same(value, row[name]))

/** Answers with why it cannot be. */
async function restore(
  request: RegisterRequest,
  row: Stored | undefined,
  changed: ChangedRow,
): Promise<string | undefined> {
  if (row === undefined || changedSince(changed, row)) return 'This has been changed since.'
  try {
    const change = await validateWrite(request, row, { ...changed.before, id: row.id })
    await updateRow(request, change)
    await request.extension.written?.(request.context, change)
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return Object.values(error.errors ?? {}).flat()[0] ?? error.message
  }
}

/** Answers with the rows that stay as they are, and why. */
export async function putBack(
  request: RegisterRequest,
  changed: readonly ChangedRow[],
): Promise<NotUndone[]> {
  const rows = await lockRows(
    request,
    changed.map(({ id }) => id),
  )
  const notUndone: NotUndone[] = []
  for (const one of changed) {
    const row = rows.get(one.id)
    const why = await restore(request, row, one)
    const name = String(row?.[request.extension.register.named] ?? one.id)
    if (why !== undefined) notUndone.push({ id: one.id, name, why })
  }
  return notUndone
}
