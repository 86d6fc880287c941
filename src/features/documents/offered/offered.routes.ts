import { bind } from '../../../access/server/gate.ts'
import { json } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { readOffered } from './offered.contract.ts'

export const offeredCalls = [
  bind(readOffered, async ({ db }, { params: { id } }) => {
    const document = await db.maybe(
      { register: 'string', number: 'number', content: json<Record<string, unknown>>() },
      sql`
      select register, number, content from offered_documents()
      where id = ${id} and archived_at is null`,
    )
    if (document === undefined) throw new Problem('row/missing')
    return { data: document }
  }),
]
