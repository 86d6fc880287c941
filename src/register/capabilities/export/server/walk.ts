// Walks the rows of a list, however many: one snapshot, some hundred rows in memory at a time.
import { sql } from '../../../../kit/db/sql.ts'
import { type AnyRow, type Fields, fieldsIn } from '../../../define.ts'
import { type ListQuery, narrowed, orderedBy } from '../../../server/narrow.ts'
import { presented } from '../../../server/present.ts'
import type { RegisterRequest } from '../../../server/registers.ts'

/** Only the fields that are shown are looked up. */
function only(
  { extension }: RegisterRequest,
  names: ReadonlySet<string>,
): RegisterRequest['extension'] {
  const fields: Fields = Object.fromEntries(
    fieldsIn(extension.register).filter(([name]) => names.has(name)),
  )
  return { ...extension, register: { ...extension.register, fields } }
}

export async function countOf(request: RegisterRequest, asked: ListQuery): Promise<number> {
  const [counted] = await request.context.db.many(
    { total: 'number' },
    sql`
    select count(*) as total from ${sql.id(request.extension.register.table)} t where ${narrowed(request, asked)}`,
  )
  return counted?.total ?? 0
}

const walk = sql.id('rows_of_export')

export async function* walkRows(
  request: RegisterRequest,
  asked: ListQuery,
  names: readonly string[],
): AsyncGenerator<AnyRow[]> {
  const { db } = request.context
  const { by, down } = orderedBy(request, asked)
  const direction = down ? sql`desc` : sql`asc`
  await db.run(sql`
    declare ${walk} no scroll cursor for
    select ${presented({ ...request, extension: only(request, new Set(names)) })}
    from ${sql.id(request.extension.register.table)} t where ${narrowed(request, asked)}
    order by ${by} ${direction} nulls last, t.id ${direction}`)
  for (;;) {
    const rows = await db.many<AnyRow>(sql`fetch 500 from ${walk}`)
    if (rows.length > 0) yield rows
    if (rows.length < 500) break
  }
  await db.run(sql`close ${walk}`)
}
