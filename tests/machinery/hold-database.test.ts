// One server for one database, unless they share their files.
import assert from 'node:assert/strict'
import type pg from 'pg'
import type { Database } from '../../src/kit/db/server/database.ts'
import { type Holding, lockDatabase } from '../../src/kit/db/server/lock-database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { StartRefusal } from '../../src/kit/refusal.ts'
import { asSuperuser, dbTestCommitted } from '../database.ts'
import { until } from '../until.ts'

const server = (place: string, more: Partial<Holding> = {}): Holding => ({
  place,
  shared: false,
  lost: () => undefined,
  broke: () => undefined,
  ...more,
})
const isRefused = (connection: pg.ClientConfig, holding: Holding) =>
  assert.rejects(
    lockDatabase(connection, holding),
    (error) => error instanceof StartRefusal && error.message.includes('(site:/srv/one)'),
  )

dbTestCommitted('a second server is refused, naming the first', async ({ connection }) => {
  const first = await lockDatabase(connection, server('site:/srv/one'))
  await isRefused(connection, server('other:/srv/two'))
  await isRefused(connection, server('other:/srv/two', { shared: true }))
  await first.release()
  const next = await lockDatabase(connection, server('other:/srv/two'))
  await next.release()
})

dbTestCommitted('servers that share their files hold it together', async ({ connection }) => {
  const first = await lockDatabase(connection, server('site:/srv/one', { shared: true }))
  const second = await lockDatabase(connection, server('other:/srv/two', { shared: true }))
  await second.release()
  await isRefused(connection, server('third:/srv/three'))
  await first.release()
})

/** The processes of the database that hold the lock. */
const holders = async (database: Database): Promise<number[]> => {
  const rows = await database.transaction('owner', (db) =>
    db.many<{ pid: number }>(sql`
      select pid from pg_locks where locktype = 'advisory' and objid = 7203116 and granted
        and database = (select oid from pg_database where datname = current_database())`),
  )
  return rows.map(({ pid }) => pid)
}

const terminate = (connection: pg.ClientConfig) =>
  asSuperuser(
    connection,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site:/srv/one'`,
  )

dbTestCommitted(
  'a lock whose connection broke is taken again',
  async ({ connection, database }) => {
    const lost: string[] = []
    const holding = server('site:/srv/one', { lost: (holder) => void lost.push(holder) })
    const first = await lockDatabase(connection, holding)
    const before = await holders(database)
    await terminate(connection)
    await until(async () => {
      const now = await holders(database)
      return now.length > 0 && now[0] !== before[0]
    })
    await isRefused(connection, server('other:/srv/two'))
    assert.deepEqual(lost, [])
    await first.release()
  },
)

dbTestCommitted('who finds another in its place is told', async ({ connection }) => {
  let told: (holder: string) => void = () => undefined
  const lost = new Promise<string>((resolve) => {
    told = resolve
  })
  let second: Awaited<ReturnType<typeof lockDatabase>> | undefined
  let taking: Promise<void> | undefined
  // The first may be back before the other comes: then the other is refused, and tries at the next break.
  const broke = () => {
    taking ??= lockDatabase(connection, server('other:/srv/two')).then(
      (taken) => {
        second = taken
      },
      (error: unknown) => {
        assert.ok(error instanceof StartRefusal)
        taking = undefined
      },
    )
  }
  const first = await lockDatabase(connection, server('site:/srv/one', { lost: told, broke }))
  // Whichever of the two is quicker: the first is cut off until it finds the other there.
  await until(async () => {
    await terminate(connection)
    return second
  })
  assert.equal(await lost, 'other:/srv/two')
  await taking
  await second?.release()
  await first.release()
})
