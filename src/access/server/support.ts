// Support access: the provider's person in a company that let them in. They hold every right; whether they write is
// what the company granted, and whatever they read stands in the company's log.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Route } from '../../kit/http/route.ts'
import type { Exchange } from '../../kit/http/server/exchange.ts'
import type { Session } from '../context.ts'
import { allGrants } from '../grants.ts'
import { manager } from '../seeing.ts'
import { isSafe } from './foreign.ts'

type Access = { access: string; until: string; writes: boolean }

export function asSupport(session: Session, { until, ...support }: Access): Session {
  const { accountId = '', name } = session
  const grants = new Set<string>(allGrants)
  return {
    ...session,
    ...{ roleId: manager, scope: 'company', grants },
    seenBy: { accountId, name, until, grants, withheld: [], support },
  }
}

/** What they write stands in the log by itself. */
export async function noteReading(
  db: Db,
  exchange: Exchange,
  { reads }: Pick<Route, 'reads'>,
  { seenBy }: Session,
): Promise<void> {
  if (seenBy?.support === undefined || !(isSafe(exchange) || reads === true)) return
  const read = JSON.stringify({ read: exchange.url.pathname })
  await db.run(
    sql`select log_event('read', 'support_access', ${seenBy.support.access}, ${read}::jsonb)`,
  )
}

/** In the back office again. */
export async function leaveCompany(db: Db, { id, seenBy }: Session): Promise<number> {
  const access = seenBy?.support?.access ?? null
  await db.run(sql`select log_event('leave', 'support_access', ${access}, '{}'::jsonb)`)
  return db.as('gate', () =>
    db.run(sql`
      update session set audience = 'admin', company_id = null, account_id = null, support = null where id = ${id}`),
  )
}
