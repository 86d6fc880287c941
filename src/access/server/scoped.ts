// Which rows a person sees is decided by the database, by the role that the transaction takes: no list, count,
// search, export, report, picker, reference or file can forget it.
import { one } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { errorCodeOf } from '../../kit/error-code.ts'
import { Problem } from '../../kit/problems.ts'
import { recent } from '../../kit/process/recent.server.ts'
import type { Scope } from '../scope.ts'

/** By account, what was gathered of its entity: the database says whether it is still right. */
const gathered = recent<string>(300)

/** For the rest of the transaction. Its statements are sent one after the other, so that nothing that is asked
 *  afterwards is answered without it. */
export async function enterScope(db: Db, scope: Scope, account: string | undefined): Promise<void> {
  if (scope === 'company' || account === undefined) return
  const known = scope === 'entity' ? gathered.get(account) : undefined
  const entered = db.maybe(
    { gathered: 'string?' },
    sql`select enter_scope(${scope}, ${account}, ${known ?? null})::text as gathered`,
  )
  const [found] = await Promise.all([entered, db.become(scope === 'entity' ? 'entity' : 'scoped')])
  if (found?.gathered) gathered.set(account, found.gathered)
}

/** The same for a job that works in the name of an account. */
export async function enterScopeOf(db: Db, account: string): Promise<Scope> {
  const found = await db.maybe(
    { scope: one<Scope>() },
    sql`
    select coalesce(a.scope, t.scope, 'company') as scope from account a
    left join permission_template t on t.company_id = a.company_id and t.id = a.permission_template_id
    where a.company_id = current_company() and a.id = ${account}`,
  )
  if (found === undefined) throw new Error('There is no such account in this company.')
  await enterScope(db, found.scope, account)
  return found.scope
}

/**
 * The one door past the scope of the person who asks, for work that must know the whole company: what a name is
 * taken by, what points at a row, what follows from a submission. Nothing else is asked while it is open, and what
 * it finds is not shown.
 */
export const asCompany = <T>(db: Db, work: () => Promise<T>): Promise<T> => db.as('app', work)

/** Rows that the database showed to this transaction a moment ago: it does not gather a whole entity again to show more
 *  of them. */
export async function shownAlready(
  db: Db,
  scope: Scope,
  table: string,
  ids: readonly string[],
): Promise<void> {
  if (scope !== 'entity') return
  await db.run(sql`select set_config('app.scope_listed', ${table}, true),
    set_config('app.scope_shown', ${ids}::uuid[]::text, true)`)
}

/** Whether the person of the account `a` is in reach: names are read wherever they stand, but only of these is one
 *  chosen, listed or told more. */
export const inReach = sql`exists (select from person whom
  where whom.company_id = a.company_id and whom.id = a.person)`

/** Somebody who would put a row out of their own reach is told so. */
export async function refusingBeyondScope<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error) || errorCodeOf(error) !== '42501') throw error
    if (!error.message.includes('row-level security')) throw error
    throw new Problem('input/invalid', {
      errors: {
        '': ['You would lose access to this record: it would be outside your scope.'],
      },
    })
  }
}
