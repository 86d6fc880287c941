import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import { has } from '../../define.ts'
import type { RegisterExtension } from '../../server/extension.ts'
import { visible } from '../../server/present.ts'
import type { Registers } from '../../server/registers.ts'

/** The rows change places among themselves: those that were not named stay where they are. */
export const orderServer = (extension: RegisterExtension, registers: Registers) => {
  if (!has(extension.register, 'order')) return []
  const table = sql.id(extension.register.table)
  return [
    bind(callsOf(extension.register).order, async (context, { body }) => {
      const { db } = context
      const ids = [...new Set(body.ids)]
      const held = await db.many(sql`
        select t.id from ${table} t where t.company_id = current_company()
          and t.archived_at is null and t.id = any(${ids}::uuid[])
          and ${visible({ context, registers, extension })} order by t.id for update`)
      if (held.length < ids.length) throw new Problem('row/stale')
      await db.run(sql`
        with asked as (select id, n from unnest(${ids}::uuid[]) with ordinality u(id, n)),
          places as (select position, row_number() over (order by position, id) as n from ${table}
            where company_id = current_company() and id = any(${ids}::uuid[]))
        update ${table} t set position = places.position
        from asked join places using (n)
        where t.company_id = current_company() and t.id = asked.id and t.position <> places.position`)
    }),
  ]
}
