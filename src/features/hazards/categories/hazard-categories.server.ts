import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { hazardCategories } from './hazard-categories.register.ts'

export const hazardCategoriesServer: RegisterExtension = {
  register: hazardCategories,
  computed: {
    hazards: sql`(select count(*) from hazards h where h.company_id = t.company_id
      and h.category = t.id and h.status = 'active' and h.archived_at is null)::numeric`,
  },
  refuses: {
    async archive({ db }, { id }) {
      const active = await db.maybe(sql`
        select id from hazards where company_id = current_company() and category = ${id}
          and status = 'active' and archived_at is null limit 1`)
      return active === undefined
        ? undefined
        : 'Active hazards are in this category. Move or retire them first.'
    },
  },
}
