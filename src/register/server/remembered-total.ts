// How many rows a list has for who sees those of an entity: each row is held against its people and workplaces. As long as
// none of all these has changed, the total is answered from memory.
import { one } from '../../kit/db/row.ts'
import { sql } from '../../kit/db/sql.ts'
import { recent } from '../../kit/process/recent.server.ts'
import type { RegisterRequest } from './registers.ts'

type Remembered = { version: string; total: number }

/** Answers a total of all rows of a state, from memory where it may. */
export function rememberTotals() {
  const memory = recent<Remembered>(300)
  return async (
    { context, extension }: RegisterRequest,
    state: string,
    count: () => Promise<number>,
  ): Promise<number> => {
    const { accountId, grants, roleId, scope, seenBy } = context.session
    if (!extension.totalsMarked || scope !== 'entity' || seenBy !== undefined) return count()
    // Asked before it is counted: what is written meanwhile makes it another one.
    const found = await context.db.maybe(
      { version: one<string>() },
      sql`select version_of(array['scopes', 'totals']) as version`,
    )
    const version = found?.version ?? ''
    const key = JSON.stringify([accountId, roleId, state, [...grants].sort()])
    const known = memory.get(key)
    if (known?.version === version) return known.total
    const total = await count()
    memory.set(key, { version, total })
    return total
  }
}
