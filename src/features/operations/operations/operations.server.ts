import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { operations } from './operations.register.ts'

export const operationsServer: RegisterExtension = {
  register: operations,
  computed: {
    hazards: sql`array(select h.id from hazards h where h.company_id = t.company_id
      and h.operations @> array[t.id] and h.archived_at is null order by h.position, h.id)`,
    roles: sql`(select count(*) from operation_roles r where r.company_id = t.company_id
      and r.operation = t.id and r.archived_at is null)::numeric`,
  },
  refuses: {
    async archive({ db }, { id }) {
      const role = await db.maybe(sql`
        select id from operation_roles where company_id = current_company() and operation = ${id}
          and archived_at is null limit 1`)
      return role === undefined ? undefined : 'It has roles. Archive them first.'
    },
  },
}
