import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { EmbeddedConnection } from './place-to-listen.ts'
import { startLog } from './postmaster.ts'

/** Recovery after a crash of the machine may take a while; more than this is no recovery. */
const patience = 120_000

/** Waits until the database answers, and creates ours in it when it is new. */
export async function untilReady(
  connection: EmbeddedConnection,
  cluster: string,
  ended: Promise<void>,
): Promise<void> {
  let over = false
  ended.then(() => {
    over = true
  })
  const deadline = Date.now() + patience
  for (;;) {
    const client = new pg.Client({ ...connection, database: 'postgres', ssl: false })
    try {
      await client.connect()
      const { database } = connection
      const found = await client.query('select from pg_database where datname = $1', [database])
      if (found.rowCount === 0) await client.query(`create database ${database}`)
      await client.end()
      return
    } catch (error) {
      if (over) throw new Error(`The database ended while starting. ${lastWords(cluster)}`)
      if (Date.now() > deadline) throw error
      await pause(20)
    }
  }
}

/** The last fatal line of PostgreSQL's logs. */
function lastWords(cluster: string): string {
  const folder = join(cluster, 'log')
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  const text = [...files, startLog(cluster)].map((file) => readFileSync(file, 'utf8')).join('\n')
  return text.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ?? `See ${folder}.`
}
