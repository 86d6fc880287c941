// A company never loses its last health and safety manager: somebody must be able to give rights again.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { Problem } from '../../kit/problems.ts'
import { type GivenRights, rightsOf } from '../effective.ts'

/** What an account was given, and by which template. */
export type GivenAccount = GivenRights & { id: string; templateId: string | null }

const manager = 1

function isManager(account: GivenAccount): boolean {
  if (account.roleId !== manager) return false
  const rights = rightsOf(account)
  return rights.has('users.edit') && rights.has('permission-templates.edit')
}

/**
 * Why a change may not be: it would leave the company without a manager. `after` says what an account will
 * have been given; nothing for one that is deactivated. Changes of rights wait for each other, company by
 * company, so that two of them do not take away one manager each.
 */
export async function whyManagerStays(
  db: Db,
  after: (account: GivenAccount) => GivenAccount | undefined,
): Promise<string | undefined> {
  await db.run(
    sql`select pg_advisory_xact_lock(hashtext('last_manager'), hashtext(current_company()::text))`,
  )
  const accounts = await db.many(
    {
      id: 'string',
      templateId: 'string?',
      roleId: 'number?',
      template: 'strings',
      extra: 'strings',
      refused: 'strings',
    },
    sql`
    select a.id, a.permission_template_id as "templateId", a.role_id as "roleId",
      coalesce(t.grants, '{}') as template, a.extra_grants as extra, a.denied_grants as refused
    from account a
    left join permission_template t on t.company_id = a.company_id and t.id = a.permission_template_id
    where a.company_id = current_company() and a.role_id = ${manager} and a.deactivated_at is null
      and a.login_id is not null`,
  )
  if (!accounts.some(isManager)) return undefined
  const left = accounts.some((account) => {
    const then = after(account)
    return then !== undefined && isManager(then)
  })
  return left
    ? undefined
    : 'Your company needs a health and safety manager who can give rights. Name another first.'
}

/** The same, refused at once. */
export async function keepLastManager(
  db: Db,
  after: (account: GivenAccount) => GivenAccount | undefined,
): Promise<void> {
  const why = await whyManagerStays(db, after)
  if (why !== undefined) throw new Problem('input/invalid', { errors: { '': [why] } })
}
