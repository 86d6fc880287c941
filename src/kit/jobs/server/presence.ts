// A worker that is killed leaves its jobs marked as taken. Each worker therefore holds a lock that
// ends with its connection to the database, and gives back the jobs of those whose lock is gone.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../db/server/database.ts'
import { errorFields, type Log } from '../../log/log.server.ts'

const everyMs = 2000

const join = 'select pg_advisory_lock(hashtextextended($1, 0))'
/** A worker that has just begun may hold a job a moment before it holds its lock. */
const giveBack = `
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
  from graphile_worker._private_jobs
  where locked_by <> $1 and locked_at < now() - interval '2 seconds' and not exists (
    select from pg_locks
    where locktype = 'advisory' and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32 | objid::bigint) = hashtextextended(locked_by, 0))`

export function keepPresence(
  database: Database,
  worker: string,
  log: Log,
): { leave(): Promise<void> } {
  const leaving = new AbortController()
  let client: Awaited<ReturnType<typeof connect>> | undefined

  async function connect() {
    const connected = await database.pool.connect()
    try {
      await connected.query(join, [worker])
      return connected
    } catch (error) {
      // A connection that nobody gives back would hold up the end of the pool for ever.
      connected.release(true)
      throw error
    }
  }

  async function look(): Promise<void> {
    try {
      client ??= await connect()
      await client.query(giveBack, [worker])
    } catch (error) {
      log.warn('a worker could not look after the jobs of others', errorFields(error))
      client?.release(true)
      client = undefined
    }
  }

  async function watch(): Promise<void> {
    while (!leaving.signal.aborted) {
      await look()
      await Promise.race([sleep(everyMs, undefined, { ref: false }), ended])
    }
    // Closed rather than given back to the pool: the lock goes with it.
    client?.release(true)
  }
  const ended = new Promise((settle) => leaving.signal.addEventListener('abort', settle))
  const watched = watch()
  return {
    leave() {
      leaving.abort()
      return watched
    },
  }
}
