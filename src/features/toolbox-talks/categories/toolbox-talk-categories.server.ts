import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { toolboxTalkCategories } from './toolbox-talk-categories.register.ts'

export const toolboxTalkCategoriesServer: RegisterExtension<typeof toolboxTalkCategories> = {
  register: toolboxTalkCategories,
  computed: {
    talks: sql`(select count(*) from toolbox_talks k where k.company_id = t.company_id
      and k.category = t.id and k.archived_at is null)::numeric`,
  },
  refuses: {
    async archive({ db }, { id }) {
      const active = await db.maybe(sql`
        select id from toolbox_talks where company_id = current_company() and category = ${id}
          and archived_at is null limit 1`)
      return active === undefined
        ? undefined
        : 'Toolbox talks are in this category. Move or archive them first.'
    },
  },
}
