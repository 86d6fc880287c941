// How often somebody may try. What is counted lives in the database: several servers count as one.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { Problem } from '../../kit/problems.ts'

/** So many in so many seconds. The key names who tries what. */
export type Limit = { key: string; most: number; seconds: number }

const minute = 60
export const hour = 3600
/** Wrong links and codes that an address may send in a minute: they are clicked and scanned, not typed. */
const mostMisses = 20

const spanOf = ({ seconds }: Limit) => sql`make_interval(secs => ${seconds}::int)`

/** Counts tries before they are made; where they are too many, how many seconds to wait. The role is
 *  the gate's. */
export async function countTries(db: Db, limit: Limit, tries = 1): Promise<number | undefined> {
  const row = await db.maybe(
    { wait: 'number?' },
    sql`select count_tries(${limit.key}, ${tries}, ${limit.most}, ${spanOf(limit)}) as wait`,
  )
  return row?.wait ?? undefined
}

/** Counts a try against each limit, or refuses it. */
export async function refuseTooMany(db: Db, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const wait = await countTries(db, limit)
    if (wait !== undefined) throw new Problem('rate/exceeded', { extra: { retry_after: wait } })
  }
}

/** A try that was counted has failed; true where a pause begins with it. */
export async function noteFailure(db: Db, limits: readonly Limit[]): Promise<boolean> {
  let paused = false
  for (const limit of limits) {
    const row = await db.maybe(
      { begun: 'boolean' },
      sql`select begin_pause(${limit.key}, ${limit.most}, ${spanOf(limit)}) as begun`,
    )
    paused ||= row?.begun ?? false
  }
  return paused
}

/** A try that was counted has not failed. */
export async function takeBack(db: Db, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits)
    await db.run(sql`
      update attempt set failures = trim_array(failures, 1)
      where key = ${key} and cardinality(failures) > 0`)
}

export async function forgetFailures(db: Db, { key }: Pick<Limit, 'key'>): Promise<void> {
  await db.run(sql`delete from attempt where key = ${key}`)
}

/** Counts a guess that led nowhere, and answers what it is answered with: answered rather than thrown,
 *  it keeps the count. What leads somewhere is never refused: others are behind the same address. */
export async function missed<T>(db: Db, key: string, answer: T): Promise<T | Problem> {
  const wait = await countTries(db, { key, most: mostMisses, seconds: minute })
  return wait === undefined
    ? answer
    : new Problem('rate/exceeded', { extra: { retry_after: wait } })
}
