// A PostgreSQL beside the server, which does not end with it: struck, and brought back.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import {
  type EmbeddedDatabase,
  startEmbedded,
} from '../../src/kit/db/server/embedded/start-embedded.ts'

export function postmasterOf(cluster: string): number {
  const [line = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  return Number(line)
}

export type OwnDatabase = {
  url: string
  /** Ends every connection in the middle of its work. */
  terminate(): Promise<void>
  /** `kill -9` of the postmaster; it recovers from its log. */
  kill(): Promise<void>
  /** As after an upgrade: what is going on is rolled back. */
  restart(): Promise<void>
  close(): Promise<void>
}

export async function openOwnDatabase(dataDir: string): Promise<OwnDatabase> {
  const start = () => startEmbedded({ dataDir, log: () => undefined })
  let running: EmbeddedDatabase = await start()
  const { host, port, user, database, password } = running.connection
  const url = new URL('postgresql://localhost')
  url.username = user
  url.password = password ?? ''
  url.pathname = `/${database}`
  url.searchParams.set('host', host)
  url.searchParams.set('port', String(port))

  /** Not before the last process of the one that was killed has gone. */
  async function startAgain(): Promise<void> {
    for (;;) {
      const started = await start().catch(() => undefined)
      if (started !== undefined) {
        running = started
        return
      }
      await new Promise((next) => setTimeout(next, 100))
    }
  }
  return {
    url: url.href,
    async terminate() {
      const client = new pg.Client(running.connection)
      await client.connect()
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      await client.end()
    },
    async kill() {
      process.kill(postmasterOf(dataDir), 'SIGKILL')
      await running.ended
      await startAgain()
    },
    async restart() {
      await running.stop()
      await startAgain()
    },
    close: () => running.stop(),
  }
}
