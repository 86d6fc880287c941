// Who is on a template, and a copy of one.
import { bind } from '../../access/server/gate.ts'
import { refuseGiving, refuseScope } from '../../access/server/giving.ts'
import { sql } from '../../kit/db/sql.ts'
import { newId } from '../../kit/ids.ts'
import { Problem } from '../../kit/problems.ts'
import { refusingTwins } from '../../register/server/writing.ts'
import { membersOf, readTemplate } from './accounts.store.ts'
import { copyTemplate, templateAccounts } from './rights.contract.ts'
import { rolesTemplate } from './roles-template.register.ts'

const accounts = bind(templateAccounts, async ({ db }, { params, query }) => {
  if ((await readTemplate(db, params.id)) === undefined) throw new Problem('row/missing')
  const { members, total } = await membersOf(db, params.id, query)
  const { page, per_page } = query
  const last_page = Math.max(1, Math.ceil(total / per_page))
  return { data: { data: members, current_page: page, per_page, total, last_page } }
})

const copy = bind(copyTemplate, async (context, { params, body: { name } }) => {
  const { db } = context
  const template = await readTemplate(db, params.id)
  if (template === undefined) throw new Problem('row/missing')
  refuseScope(context, template.scope)
  refuseGiving(context, template.grants)
  const id = newId()
  await refusingTwins(rolesTemplate, () =>
    db.run(sql`
      insert into permission_template (company_id, id, name, base_role, grants, scope)
      values (current_company(), ${id}, ${name}, ${template.base_role}, ${template.grants},
        ${template.scope})`),
  )
  return { data: { id, name } }
})

export const templateCalls = [accounts, copy]
