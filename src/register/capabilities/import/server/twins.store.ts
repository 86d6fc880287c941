// Lines whose unique value a row of the company has already.
import { asCompany } from '../../../../access/server/scoped.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { columnsIn, writable } from '../../../define.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import type { RowDraft } from './draft.ts'

const key = (value: unknown): string => String(value).toLowerCase()

/** They are passed over; another line that points at one points at the row that is there. */
export async function passOverTwins(
  { context, extension: { register } }: RegisterRequest,
  drafts: readonly RowDraft[],
): Promise<void> {
  const own = new Set(columnsIn(register).map(([name]) => name))
  const there = new Map<string, string>()
  for (const [name, field] of writable(register)) {
    if (field.unique !== true || !own.has(name)) continue
    const asked = drafts.flatMap(({ values }) => (values[name] == null ? [] : [key(values[name])]))
    if (asked.length === 0) continue
    const rows = await asCompany(context.db, () =>
      context.db.many(
        { id: 'string', value: 'string' },
        sql`
      select t.id, lower(t.${sql.id(name)}::text) as value from ${sql.id(register.table)} t
      where t.company_id = current_company() and t.archived_at is null
        and lower(t.${sql.id(name)}::text) = any(${asked}::text[])`,
      ),
    )
    const ids = new Map(rows.map(({ id, value }) => [value, id]))
    for (const draft of drafts) {
      const id = ids.get(key(draft.values[name]))
      if (id === undefined) continue
      draft.twin = true
      there.set(draft.id, id)
    }
  }
  for (const draft of drafts)
    for (const { field, to } of draft.refs.filter(({ to }) => to.twin)) {
      const swap = (value: unknown) => (value === to.id ? there.get(to.id) : value)
      const value = draft.values[field]
      draft.values[field] = Array.isArray(value) ? value.map(swap) : swap(value)
      draft.refs = draft.refs.filter((one) => one.to !== to)
    }
}
