// Accounts as permission templates see them.

import type { GivenRights } from '../../access/effective.ts'
import type { Grant } from '../../access/grants.ts'
import type { Scope } from '../../access/scope.ts'
import { inReach } from '../../access/server/scoped.ts'
import { json, one, type RowOf, row } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import type { Moving, TemplateMember } from './rights.contract.ts'
import type { RightsEvent } from './since-when.ts'

const nameOf = sql`concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, ''))`
/** Those whom the caller's scope shows. */
const staff = sql`a.company_id = current_company() and a.kind = 'staff' and ${inReach}`

const templateRow = row({
  id: 'string',
  version: 'number',
  name: 'string',
  base_role: 'string',
  grants: 'strings',
  scope: one<Scope>(),
  is_archived: 'boolean',
})
export type TemplateRow = RowOf<typeof templateRow>

const template = sql`id, version, name, base_role, grants, scope, archived_at is not null as is_archived
  from permission_template where company_id = current_company()`

export const readTemplate = (db: Db, id: string): Promise<TemplateRow | undefined> =>
  db.maybe(templateRow, sql`select ${template} and id = ${id}`)

/** For the rest of the transaction they are neither changed nor archived by others: always in one order. */
export const lockTemplates = (db: Db, ids: readonly string[]): Promise<TemplateRow[]> =>
  db.many(
    templateRow,
    sql`select ${template} and id = any(${[...ids]}::uuid[]) order by id for update`,
  )

export async function membersOf(
  db: Db,
  id: string,
  { search, page, per_page }: { search: string; page: number; per_page: number },
): Promise<{ members: TemplateMember[]; total: number }> {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const matching = words.map(
    (word) =>
      sql` and folded(${nameOf}) like '%' || folded(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`,
  )
  const these = sql`account a where ${staff} and a.permission_template_id = ${id}${sql.join(matching, sql``)}`
  const [members, counted] = await Promise.all([
    db.many(
      {
        id: 'string',
        name: 'string',
        role_id: 'number?',
        extra: 'number',
        refused: 'number',
        deactivated: 'boolean',
      },
      sql`
      select a.id, ${nameOf} as name, a.role_id, cardinality(a.extra_grants) as extra,
        cardinality(a.denied_grants) as refused, a.deactivated_at is not null as deactivated
      from ${these} order by folded(${nameOf}), a.id limit ${per_page} offset ${(page - 1) * per_page}`,
    ),
    db.many({ total: 'number' }, sql`select count(*)::integer as total from ${these}`),
  ])
  return { members, total: counted[0]?.total ?? 0 }
}

const accountRow = row({
  id: 'string',
  name: 'string',
  version: 'number',
  role_id: 'number?',
  template_id: 'string?',
  template_name: 'string?',
  template: 'strings',
  extra: 'strings',
  refused: 'strings',
  /** Their own, and their template's. */
  own_scope: one<Scope | null>(),
  template_scope: one<Scope | null>(),
  deactivated: 'boolean',
})
export type AccountRow = RowOf<typeof accountRow>

const accounts = (which: Sql) => sql`
  select a.id, ${nameOf} as name, a.version, a.role_id, t.id as template_id, t.name as template_name,
    coalesce(t.grants, '{}') as template, a.extra_grants as extra, a.denied_grants as refused,
    a.scope as own_scope, t.scope as template_scope, a.deactivated_at is not null as deactivated
  from account a
  left join permission_template t on t.company_id = a.company_id and t.id = a.permission_template_id
  where ${staff} and ${which} order by a.id`

/** How the person of an account signs in. */
export const loginOf = async (db: Db, id: string): Promise<string | null> =>
  (
    await db.maybe(
      { login: 'string?' },
      sql`select a.login_id as login from account a where ${staff} and a.id = ${id}`,
    )
  )?.login ?? null

export const accountsAmong = (db: Db, which: Sql): Promise<AccountRow[]> =>
  db.many(accountRow, accounts(which))

export const readAccount = (db: Db, id: string): Promise<AccountRow | undefined> =>
  db.maybe(accountRow, accounts(sql`a.id = ${id}`))

export const lockAccount = (db: Db, id: string): Promise<AccountRow | undefined> =>
  db.maybe(accountRow, sql`${accounts(sql`a.id = ${id}`)} for update of a`)

/** Those who would move: who is there already stays as they are. */
export function accountsToMove(
  db: Db,
  moving: Moving,
  to: string,
  { lock }: { lock: boolean },
): Promise<AccountRow[]> {
  const which =
    'from' in moving
      ? sql`a.permission_template_id = ${moving.from}`
      : sql`a.id = any(${moving.accounts}::uuid[])`
  const elsewhere = sql`${which} and a.permission_template_id is distinct from ${to}`
  return db.many(
    accountRow,
    lock ? sql`${accounts(elsewhere)} for update of a` : accounts(elsewhere),
  )
}

/** Which of these are no account of the company's staff. */
export const unknownAccounts = (db: Db, ids: readonly string[]): Promise<{ id: string }[]> =>
  db.many(
    { id: 'string' },
    sql`select given.id from unnest(${[...ids]}::uuid[]) given (id)
      where not exists (select from account a where ${staff} and a.id = given.id)`,
  )

export const givenTo = ({ role_id, template, extra, refused }: AccountRow): GivenRights => ({
  roleId: role_id,
  template,
  extra,
  refused,
})

/** Which rows somebody sees on a template: a scope of their own goes before it. */
export const scopeOn = (
  { own_scope }: Pick<AccountRow, 'own_scope'>,
  template: Pick<TemplateRow, 'scope'> | undefined,
): Scope => own_scope ?? template?.scope ?? 'company'

/** The role of a person is their template's. */
export const moveTo = (db: Db, { id, base_role }: TemplateRow, ids: readonly string[]) =>
  db.run(sql`
    update account set permission_template_id = ${id}, role_id = ${Number(base_role)}
    where company_id = current_company() and id = any(${[...ids]}::uuid[])`)

export const archiveTemplate = (db: Db, id: string, reason: string) =>
  db.run(sql`
    update permission_template set archived_at = now(),
      archived_by = nullif(current_setting('app.actor_id', true), '')::uuid,
      archived_reason = nullif(${reason}, '')
    where company_id = current_company() and id = ${id} and archived_at is null`)

export type OwnRights = {
  template: TemplateRow | undefined
  extra: readonly Grant[]
  refused: readonly Grant[]
  /** Nothing: their template's. */
  scope: Scope | null
}

export const setOwnRights = (db: Db, id: string, { template, extra, refused, scope }: OwnRights) =>
  db.run(sql`
    update account set extra_grants = ${[...extra]}, denied_grants = ${[...refused]}, scope = ${scope},
      permission_template_id = coalesce(${template?.id ?? null}::uuid, permission_template_id),
      role_id = coalesce(${template === undefined ? null : Number(template.base_role)}::integer, role_id)
    where company_id = current_company() and id = ${id}`)

/** What the log says of an account’s rights and of its template, the oldest first. */
export const pastOfRights = (
  db: Db,
  account: string,
  template: string | null,
): Promise<RightsEvent[]> =>
  db.many(
    {
      at: 'string',
      actor: 'string',
      of: one<'account' | 'permission_template'>(),
      before: json<RightsEvent['before']>(),
      after: json<RightsEvent['after']>(),
    },
    sql`
    select at, actor_name as actor, subject as of,
      case when jsonb_typeof(before) = 'object' then before else '{}' end as before,
      case when jsonb_typeof(after) = 'object' then after else '{}' end as after
    from change
    where company_id = current_company() and subject_id = any(${[account, template].filter((id) => id !== null)}::uuid[])
      and subject in ('account', 'permission_template')
      and (after ?| '{permission_template_id,extra_grants,denied_grants,grants,scope}')
    order by seq`,
  )
