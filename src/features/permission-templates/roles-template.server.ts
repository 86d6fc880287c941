import { roleMayHold } from '../../access/grants.ts'
import { scope } from '../../access/scope.ts'
import { refuseGiving, refuseScope } from '../../access/server/giving.ts'
import { keepLastManager } from '../../access/server/last-manager.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import { textsIn } from '../../kit/own.ts'
import type { FieldErrors } from '../../kit/problems.ts'
import type { RegisterExtension } from '../../register/server/extension.ts'
import { isProposed } from './defaults/proposal.store.ts'
import { rolesTemplate } from './roles-template.register.ts'
import { tellMembers } from './telling/tell-rights.server.ts'

/** Who is deactivated keeps the template for when they come back; it may be archived all the same. */
const on = (id: string) =>
  sql`account where company_id = current_company() and permission_template_id = ${id}`
const isThere = async (db: Db, rows: Sql): Promise<boolean> =>
  (await db.maybe(sql`select 1 from ${rows} limit 1`)) !== undefined

export const rolesTemplateServer: RegisterExtension<typeof rolesTemplate> = {
  register: rolesTemplate,
  computed: {
    members: sql`(select count(*)::integer from account a
      where a.company_id = t.company_id and a.permission_template_id = t.id
        and a.deactivated_at is null)`,
    proposed: isProposed,
  },
  settle: async (_, { before }) => (before === undefined ? { is_default: false } : {}),
  async check(context, { before, after }) {
    const { db } = context
    const roleId = Number(after.base_role)
    const errors: FieldErrors = {}
    if (before && before.base_role !== after.base_role && (await isThere(db, on(after.id))))
      errors.base_role = ['There are people on this template. Move them to another one first.']
    if (!after.grants.every((right) => roleMayHold(roleId, right)))
      errors.grants = ['Management cannot have rights to permission templates.']
    if (Object.keys(errors).length > 0) return errors
    refuseScope(context, after.scope, { before: before?.scope, field: 'scope' })
    refuseGiving(context, without(after.grants, before?.grants ?? []), 'grants')
    if (before)
      await keepLastManager(db, (account) =>
        account.templateId === after.id ? { ...account, template: after.grants } : account,
      )
    return undefined
  },
  async written({ db }, { before, after }) {
    if (before !== undefined) await tellMembers(db, after.id, { before, after })
  },
  refuses: {
    archive: async ({ db }, { id }) =>
      (await isThere(db, sql`${on(id)} and deactivated_at is null`))
        ? 'There are people on this template. Choose the template to move them to.'
        : undefined,
    restore: async (context, row) => {
      refuseScope(context, scope.parse(row.scope))
      refuseGiving(context, textsIn(row.grants))
      return undefined
    },
  },
}

const without = (rights: readonly string[], known: readonly string[]) =>
  rights.filter((right) => !known.includes(right))
