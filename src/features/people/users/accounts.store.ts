// What a person's account holds: written with the person, or taken from them.
import { holds, isGrant, roleMayHold } from '../../../access/grants.ts'
import type { Scope } from '../../../access/scope.ts'
import type { Context } from '../../../access/server/gate.ts'
import { isBeyond } from '../../../access/server/giving.ts'
import { whyManagerStays } from '../../../access/server/last-manager.ts'
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'

type Given = { id: string; role_id?: string | null; permission_template_id?: string | null }

/** The template that the role begins with; null where the company has archived it. */
export async function defaultTemplate(db: Db, role: number): Promise<string | null> {
  const found = await db.maybe(
    { id: 'string' },
    sql`
    select id from permission_template where company_id = current_company() and base_role = ${String(role)}
      and archived_at is null order by is_default desc, created_at limit 1`,
  )
  return found?.id ?? null
}

/** The role that a template is for. */
export const roleOfTemplate = async (db: Db, template: string) =>
  (
    await db.maybe(
      { base_role: one<'1' | '3' | '6'>() },
      sql`
      select base_role from permission_template
      where company_id = current_company() and id = ${template}`,
    )
  )?.base_role

/** Whether somebody would hold or see more than the caller: by the template, else by the one that they have. */
export async function rightsBeyond(context: Context, given: Given): Promise<boolean> {
  const { db, can } = context
  const { id, role_id, permission_template_id: template } = given
  const found = await db.many(
    { grant: 'string?', role_id: 'number?', scope: one<Scope>() },
    sql`
    with given as (
      select coalesce(${template ?? null}::uuid, a.permission_template_id) as template,
        coalesce(${role_id ?? null}::integer, a.role_id) as role_id,
        coalesce(a.extra_grants, '{}') as extra, coalesce(a.denied_grants, '{}') as denied,
        a.scope
      from (select) here left join account a on a.company_id = current_company() and a.id = ${id})
    select g as grant, role_id, coalesce(given.scope, t.scope, 'company') as scope from given
    left join permission_template t on t.company_id = current_company() and t.id = given.template
    left join lateral unnest(coalesce(t.grants, '{}') || extra) g on g <> all (denied)`,
  )
  return found.some(
    ({ grant, role_id, scope }) =>
      isBeyond(context, scope) ||
      (grant !== null &&
        isGrant(grant) &&
        roleMayHold(role_id, grant) &&
        !can(grant) &&
        !holds(context.session.closed, grant)),
  )
}

/** Refuses one account more than the company's plan has room for; what is in this transaction counts. Who adds people
 *  takes turns. */
async function refuseBeyondPlan(db: Db): Promise<void> {
  const limited = await db.maybe(
    { most: 'number' },
    sql`
    select max_accounts as most from company
    where id = current_company() and max_accounts is not null for no key update`,
  )
  if (limited === undefined) return
  const used = await db.maybe(
    { n: 'number' },
    sql`
    select count(*)::integer as n from account
    where company_id = current_company() and kind = 'staff' and deactivated_at is null`,
  )
  if ((used?.n ?? 0) > limited.most) throw new Problem('company/accounts')
}

/** Nobody can sign in to it yet. */
export async function openAccount(
  db: Db,
  { id, role_id, permission_template_id }: Given,
): Promise<void> {
  await db.run(sql`
    insert into account
      (company_id, id, person, kind, role_id, first_name, last_name, permission_template_id, locale)
    select company_id, id, id, 'staff', ${Number(role_id)}, first_name, last_name,
      ${permission_template_id ?? null}, language
    from person where company_id = current_company() and id = ${id}`)
  await refuseBeyondPlan(db)
}

export const setRights = (db: Db, { id, role_id, permission_template_id }: Given) =>
  db.run(sql`
    update account set role_id = ${Number(role_id)},
      permission_template_id = ${permission_template_id ?? null}
    where company_id = current_company() and id = ${id}
      and (role_id, permission_template_id)
        is distinct from (${Number(role_id)}, ${permission_template_id ?? null}::uuid)`)

/** Every account of the person: what is open in it ends at once. */
export const deactivate = async (db: Db, person: string, ends: boolean): Promise<void> => {
  await db.run(sql`
    update account set deactivated_at = ${ends ? sql`now()` : sql`null`}
    where company_id = current_company() and person = ${person}
      and (deactivated_at is null) = ${ends}`)
  if (!ends) await refuseBeyondPlan(db)
}

/** Why somebody may not be given another role or template: who else would manage the company? */
export async function whyManagerLosesRole(
  db: Db,
  { id, role_id, permission_template_id: template }: Given,
): Promise<string | undefined> {
  const found = await db.maybe(
    { grants: 'strings' },
    sql`select grants from permission_template
      where company_id = current_company() and id = ${template ?? null}`,
  )
  return whyManagerStays(db, (one) =>
    one.id === id ? { ...one, roleId: Number(role_id), template: found?.grants ?? [] } : one,
  )
}
