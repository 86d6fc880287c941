// A poll for a state, with an end: what a test waits for has come, or the test says that it has not.
import { setTimeout } from 'node:timers/promises'
import type { Db } from '../src/kit/db/server/database.ts'
import { sql } from '../src/kit/db/sql.ts'
import { inSlowTime } from './slow-line.ts'

const pauseMs = 20

/** Asks until there is an answer other than nothing or no. A slow machine has its time. */
export async function until<T>(
  ask: () => Promise<T | undefined | false>,
  { seconds = 60, what = 'What the test waits for' } = {},
): Promise<T> {
  for (const end = Date.now() + inSlowTime(seconds * 1000); ; await setTimeout(pauseMs)) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > end) throw new Error(`${what} has not come within ${seconds} s.`)
  }
}

/** Until somebody waits for a lock that this transaction holds. */
export async function untilBlocked(db: Db): Promise<void> {
  await until(async () => {
    const waiting = await db.many(
      sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
    )
    return waiting.length > 0
  })
}
