// Walks the rows of a list, however many: one snapshot, some hundred rows in memory at a time.
import { sql } from '../../../../kit/db/sql.ts'
import { type AnyRow, type Fields, fieldsIn } from '../../../define.ts'
import { type Asked, narrowed, orderedBy } from '../../../server/narrow.ts'
import { presented } from '../../../server/present.ts'
import type { With } from '../../../server/registers.ts'

/** Only the fields that are shown are looked up. */
function only({ beside }: With, names: ReadonlySet<string>): With['beside'] {
  const fields: Fields = Object.fromEntries(
    fieldsIn(beside.register).filter(([name]) => names.has(name)),
  )
  return { ...beside, register: { ...beside.register, fields } }
}

export async function countOf(on: With, asked: Asked): Promise<number> {
  const [counted] = await on.context.db.many(
    { total: 'number' },
    sql`
    select count(*) as total from ${sql.id(on.beside.register.table)} t where ${narrowed(on, asked)}`,
  )
  return counted?.total ?? 0
}

const walk = sql.id('rows_of_export')

export async function* walkRows(
  on: With,
  asked: Asked,
  names: readonly string[],
): AsyncGenerator<AnyRow[]> {
  const { db } = on.context
  const { by, down } = orderedBy(on, asked)
  const direction = down ? sql`desc` : sql`asc`
  await db.run(sql`
    declare ${walk} no scroll cursor for
    select ${presented({ ...on, beside: only(on, new Set(names)) })}
    from ${sql.id(on.beside.register.table)} t where ${narrowed(on, asked)}
    order by ${by} ${direction} nulls last, t.id ${direction}`)
  for (;;) {
    const rows = await db.many<AnyRow>(sql`fetch 500 from ${walk}`)
    if (rows.length > 0) yield rows
    if (rows.length < 500) break
  }
  await db.run(sql`close ${walk}`)
}
