import { bind } from '../../access/server/gate.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { Problem } from '../../kit/problems.ts'
import type { Pointer } from '../../register/server/registers.ts'
import { mergeValue } from './lists.contract.ts'

const both = (db: Db, ids: readonly string[]) =>
  db.many(
    { id: 'string', list: 'string' },
    sql`
    select id, list from list_values where company_id = current_company()
      and archived_at is null and id = any(${ids}::uuid[]) order by id for update`,
  )

/** The person who chose the one has chosen the other; who had both has it once. */
const move = (db: Db, { register, field, many }: Pointer, from: string, into: string) => {
  const column = sql.id(field)
  return many
    ? db.run(sql`
        update ${sql.id(register.table)} set ${column} =
          (select array_agg(id order by n) from (select distinct on (id) id, n
            from unnest(array_replace(${column}, ${from}::uuid, ${into}::uuid)) with ordinality u(id, n)
            order by id, n) each)
        where company_id = current_company() and ${column} @> array[${from}::uuid]`)
    : db.run(sql`
        update ${sql.id(register.table)} set ${column} = ${into}
        where company_id = current_company() and ${column} = ${from}
          ${register.table === 'list_values' ? sql`and id <> ${into}` : sql``}`)
}

export const listCalls = (pointers: readonly Pointer[]) => [
  bind(mergeValue, async ({ db }, { params: { id }, body: { into } }) => {
    if (id === into)
      throw new Problem('input/invalid', { errors: { into: ['Choose another value.'] } })
    const values = await both(db, [id, into])
    if (!values.some((value) => value.id === id)) throw new Problem('row/missing')
    if (values.length < 2 || values[0]?.list !== values[1]?.list)
      throw new Problem('input/invalid', { errors: { into: ['Choose a value of the same list.'] } })
    let moved = 0
    for (const pointer of pointers) moved += await move(db, pointer, id, into)
    await db.run(sql`
      update list_values set archived_at = now(), archived_reason = 'Merged into another value.',
        archived_by = nullif(current_setting('app.actor_id', true), '')::uuid,
        parent = null
      where company_id = current_company() and id = ${id}`)
    return { data: { moved } }
  }),
]
