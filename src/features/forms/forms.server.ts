import { sql } from '../../kit/db/sql.ts'
import type { RegisterExtension } from '../../register/server/extension.ts'
import { formCategories, forms } from './forms.register.ts'

export const formCategoriesServer: RegisterExtension = {
  register: formCategories,
  computed: {
    forms: sql`(select count(*) from forms f where f.company_id = t.company_id
      and f.category = t.id and f.archived_at is null)`,
  },
  refuses: {
    async archive({ db }, { id }) {
      const published = await db.maybe(sql`
        select id from forms where company_id = current_company() and category = ${id}
          and archived_at is null and current_version is not null limit 1`)
      return published === undefined
        ? undefined
        : 'There are published forms in this category. Move or archive them first.'
    },
  },
}

const draft = sql`(select d.based_on from form_draft d
  where d.company_id = t.company_id and d.form = t.id and d.revision > 1)`

export const formsServer: RegisterExtension = {
  register: forms,
  computed: {
    status: sql`case when t.current_version is null then 'draft'
      when exists ${draft} then 'changed' else 'published' end`,
    published_at: sql`(select v.published_at from form_version v where v.company_id = t.company_id
      and v.form = t.id and v.n = t.current_version)`,
    questions: sql`coalesce(
      (select asked_questions(d.definition) from form_draft d
        where d.company_id = t.company_id and d.form = t.id),
      (select asked_questions(v.definition) from form_version v
        where v.company_id = t.company_id and v.form = t.id and v.n = t.current_version), 0)`,
  },
}
