// Figures that nothing has changed are answered from memory: a look at the version of all that they count is cheap, counting
// is not. Only for who sees the whole company, for each person alone: of others the rows that they see are counted.
import { isDeepStrictEqual } from 'node:util'
import type { Session } from '../../../access/context.ts'
import { countsOf } from '../../../kit/counts/counts.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Log } from '../../../kit/log/log.server.ts'
import type { FigureReader } from '../figures/asked.server.ts'

/** Who asks, with the log of the call. */
export type FigureAsker = FigureReader & {
  session: Pick<Session, 'seenBy' | 'grants'>
  exchange: { log: Pick<Log, 'error'> }
}
type Count<Asked, Figures> = (context: FigureAsker, asked: Asked) => Promise<Figures>
type Remembered<Figures> = {
  version: string
  figures: Promise<Figures>
  /** By the clock of this process. */
  comparedAt: number
}

const most = 300
const hour = 3_600_000

const state = { version: 'string', today: 'string', zone: 'string' } as const

/** Each write to a table that figures count makes the version another one (`mark_changes`), once it is committed. */
async function stateOf(db: Db) {
  const found = await db.maybe(state, {
    ...sql`
    select coalesce((select sum(k.n) from ${countsOf('figures')} k), 0)::text as version, c.timezone as zone,
      (now() at time zone c.timezone)::date as today
    from company c where c.id = current_company()`,
    steady: true,
  })
  if (found === undefined) throw new Error('There is no company in this transaction.')
  return found
}

const written = new WeakMap<ReadonlySet<string>, string>()
function inOrder(grants: ReadonlySet<string>): string {
  const known = written.get(grants) ?? [...grants].sort().join(' ')
  written.set(grants, known)
  return known
}

/** Who asks, what they hold, the day that it is and what they ask; not who looks through the eyes of another. */
function keyOf(
  { session: { accountId, scope, seenBy, grants } }: FigureAsker,
  asked: object,
): string | undefined {
  if (accountId === undefined || scope !== 'company' || seenBy !== undefined) return undefined
  const words = Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([accountId, inOrder(grants), words])
}

export function rememberFigures<Asked extends object, Figures>(
  count: Count<Asked, Figures>,
  now: () => number = Date.now,
): Count<Asked, Figures> {
  const memory = new Map<string, Remembered<Figures>>()

  /** Those who ask meanwhile wait for the same answer. */
  async function countAnew(context: FigureAsker, asked: Asked, key: string, version: string) {
    const entry = { version, figures: count(context, asked), comparedAt: now() }
    memory.delete(key)
    memory.set(key, entry)
    const [eldest] = memory.keys()
    if (memory.size > most && eldest !== undefined) memory.delete(eldest)
    try {
      return await entry.figures
    } catch (error) {
      if (memory.get(key) === entry) memory.delete(key)
      throw error
    }
  }

  /** Once an hour what is remembered is counted all the same: another answer is a fault of the product. */
  async function compare(context: FigureAsker, asked: Asked, key: string, version: string) {
    const before = await memory.get(key)?.figures.catch(() => undefined)
    const there = await countAnew(context, asked, key, version)
    const unchanged = (await stateOf(context.db)).version === version.split(' ')[0]
    if (before !== undefined && unchanged && !isDeepStrictEqual(before, there))
      context.exchange.log.error('figures in memory were astray', { asked: JSON.stringify(asked) })
    return there
  }

  return async (context, asked) => {
    const key = keyOf(context, asked)
    if (key === undefined) return count(context, asked)
    const { version: changes, today, zone } = await stateOf(context.db)
    const version = `${changes} ${today} ${zone}`
    const found = memory.get(key)
    if (found?.version !== version) return countAnew(context, asked, key, version)
    if (now() - found.comparedAt >= hour) {
      found.comparedAt = now()
      return compare(context, asked, key, version)
    }
    // Who counts it may be refused what another is given.
    return found.figures.catch(() => count(context, asked))
  }
}
