// Who sees the product as somebody else: found out with each request, as it is then.
import { one, row } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Route } from '../../kit/http/route.ts'
import type { Exchange } from '../../kit/http/server/exchange.ts'
import { Problem } from '../../kit/problems.ts'
import type { Session } from '../context.ts'
import { isOff } from '../modules.ts'
import type { Scope } from '../scope.ts'
import { maySeeAs, seenThrough } from '../seeing.ts'
import { isSafe } from './foreign.ts'

const seenPersonRow = row({
  account_id: 'string',
  name: 'string',
  role_id: 'number?',
  account_version: 'number',
  template_version: 'number?',
  scope: one<Scope>(),
  until: 'string',
})

/** What of an account and of its template says which grants it holds. */
export type Versions = {
  account_id: string | null
  account_version: number | null
  template_version: number | null
}

/** The session as the person whom it sees as; as it is, once that is over or no longer allowed. */
export async function seeAs(
  db: Db,
  viewer: Session,
  grantsOf: (versions: Versions) => Promise<ReadonlySet<string>>,
): Promise<Session> {
  if (!maySeeAs(viewer)) {
    await stopSeeing(db, viewer.id)
    return viewer
  }
  const person = await db.maybe(
    seenPersonRow,
    sql`select * from seen_person(${viewer.id}) p where p.account_id is not null`,
  )
  if (person === undefined) return viewer
  const { account_id, role_id, name, scope, until } = person
  return seenThrough(viewer, {
    accountId: account_id,
    roleId: role_id ?? undefined,
    ...{ name, scope, until },
    grants: await grantsOf(person),
  })
}

export const stopSeeing = (db: Db, session: string): Promise<number> =>
  db.as('gate', () =>
    db.run(sql`
      update session set seen_as = null, seen_until = null where id = ${session} and seen_as is not null`),
  )

/** Nothing is written through the eyes of somebody else, and nothing read that is theirs alone. A page says whom it
 *  believes to see as: it must not go on when that is over, where it could write in the name of the viewer. */
export function guardSeeing(
  exchange: Exchange,
  route: Pick<Route, 'private' | 'whileSeeing'>,
  { accountId, name, seenBy }: Session,
): void {
  if (route.whileSeeing === true) return
  const believed = exchange.header('x-seen-as')
  if (believed !== undefined && (seenBy === undefined || believed !== accountId))
    throw new Problem('seeing/ended')
  if (seenBy === undefined) return
  const { support } = seenBy
  if (!isSafe(exchange) && support?.writes !== true)
    throw support === undefined
      ? new Problem('seeing/read-only', { extra: { name } })
      : new Problem('support/read-only')
  if (route.private === true)
    throw support === undefined
      ? new Problem('seeing/private', { extra: { name } })
      : new Problem('support/private')
}

/** A right that is missing ends a session, as it was withdrawn; here it only is not one of both people. */
export const missing = ({ seenBy, name }: Session): Problem =>
  seenBy === undefined
    ? new Problem('grant/missing')
    : new Problem('seeing/withheld', { extra: { name } })

/** Whether what a guard opens belongs to a part that the company does not use. Support reaches what is there. */
export const closedModule = (
  { modulesOff, seenBy }: Pick<Session, 'modulesOff' | 'seenBy'>,
  guard: string,
): boolean =>
  seenBy?.support === undefined &&
  (guard === 'contractor' ? modulesOff.includes('contractors') : isOff(modulesOff, guard))

/** `askedClosed`: whether the work has asked for a right of a part that is off. */
export async function withholding<T>(
  session: Session,
  work: () => Promise<T>,
  askedClosed: () => boolean,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isMissing = error instanceof Problem && error.code === 'grant/missing'
    if (isMissing && askedClosed()) throw new Problem('company/module-off')
    throw isMissing && session.seenBy !== undefined ? missing(session) : error
  }
}
