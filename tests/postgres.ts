// The PostgreSQL that tests run on, and the two databases in it that every other one is copied from.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../src/kit/db/server/database.ts'
import { startEmbedded } from '../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../src/kit/db/server/migrate.ts'
import { prepareJobs } from '../src/kit/jobs/server/worker.ts'
import { inMemory } from './in-memory.ts'

export type Postgres = { connection: pg.ClientConfig; stop(): Promise<void> }

const settingsOf = (url: URL): pg.ClientConfig => ({
  host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
  port: Number(url.port || 5432),
  user: decodeURIComponent(url.username),
  password: decodeURIComponent(url.password),
  database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
})

/**
 * DATABASE_URL's server when set, else one in a folder that goes with the run: the embedded
 * PostgreSQL, or the programs in the folder given.
 */
export async function startPostgres(programs?: string): Promise<Postgres> {
  const url = process.env.DATABASE_URL
  if (programs === undefined && url !== undefined && url !== '')
    return { connection: settingsOf(new URL(url)), stop: async () => undefined }
  const folder = mkdtempSync(join(inMemory ?? tmpdir(), 'plumbline-test-'))
  // Run by root, PostgreSQL has an account of its own, which must pass.
  chmodSync(folder, 0o711)
  const { connection, stop } = await startEmbedded({
    dataDir: join(folder, 'database'),
    log: () => undefined,
    fast: true,
    programs,
  })
  return {
    connection,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function asSuperuser(connection: pg.ClientConfig, text: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Names are random: runs side by side on one server never meet. */
export async function createDatabase(on: pg.ClientConfig, from: string): Promise<pg.ClientConfig> {
  const database = `plumbline_test_${randomBytes(6).toString('hex')}`
  await asSuperuser(on, `create database ${database} template ${from} strategy file_copy`)
  return { ...on, database }
}

export async function removeDatabase(on: pg.ClientConfig, name: string | undefined): Promise<void> {
  await asSuperuser(on, `drop database if exists ${name} with (force)`)
}

/** A database brought up to this version; the answer is its name. */
export async function makeTemplate(on: pg.ClientConfig): Promise<string> {
  const connection = await createDatabase(on, 'template0')
  await migrate(connection)
  await prepareJobs(connection)
  return connection.database ?? ''
}

/** What waits for an hour of the day waits a day longer: else a run at seven in the morning meets mails that
 *  a run at eight does not. */
const pastTheClock = `
  create function wait_a_day_longer() returns trigger language plpgsql as $$
  begin
    new.run_at := new.run_at + interval '1 day';
    return new;
  end $$;
  create trigger past_the_clock before insert or update of run_at on graphile_worker._private_jobs
    for each row when (new.key is not null and new.attempts = 0
      and new.run_at > now() + interval '5 seconds' and new.run_at < now() + interval '2 hours')
    execute function wait_a_day_longer()`

/** The same with the demo companies in it. */
export async function makeDemoTemplate(on: pg.ClientConfig, template: string): Promise<string> {
  const connection = await createDatabase(on, template)
  const { fillDemo } = await import('../src/app/demo/fill-demo.server.ts')
  const { sealChanges } = await import('../src/features/change-log/server/seal.ts')
  await asSuperuser(connection, pastTheClock)
  const database = openDatabase(connection, () => undefined)
  await fillDemo(database)
  // Once for all copies.
  await sealChanges(database)
  await database.close()
  return connection.database ?? ''
}
