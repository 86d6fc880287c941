// Lines whose unique value a row of the company has already.
import { asCompany } from '../../../../access/server/scoped.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { columnsIn, writable } from '../../../define.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { blame, type RowDraft } from './draft.ts'

const key = (value: unknown): string => String(value).toLowerCase()

/** Each such line takes the id of the row that is there: another line that points at it points at that row. */
export async function findTwins(
  { context, extension: { register } }: RegisterRequest,
  drafts: readonly RowDraft[],
): Promise<void> {
  const own = new Set(columnsIn(register).map(([name]) => name))
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
      if (draft.twin !== undefined && draft.id !== id)
        blame(draft, name, 'The columns of this line match two different records.')
      else {
        Object.assign(draft, { id, twin: name })
        // The row has it, perhaps in other letters: so it stays.
        delete draft.values[name]
      }
    }
  }
}

/** Two lines may not change one row. */
export function refuseSameRow(drafts: readonly RowDraft[]): void {
  const seen = new Map<string, number>()
  for (const draft of drafts) {
    const first = seen.get(draft.id)
    if (first === undefined) seen.set(draft.id, draft.line)
    else blame(draft, draft.twin ?? '', `Line ${first} already has this.`)
  }
}
