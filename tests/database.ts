// Real PostgreSQL for tests: one server a run, one migrated template, and a copy of it for whoever
// needs a database of their own.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { fillDemo } from '../src/app/demo/fill-demo.server.ts'
import { type Database, type Db, openDatabase } from '../src/kit/db/server/database.ts'
import { startEmbedded } from '../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../src/kit/db/server/migrate.ts'
import { sql } from '../src/kit/db/sql.ts'
import { prepareJobs } from '../src/kit/jobs/server/worker.ts'
import { type Company, makeCompany } from './factories.ts'

type Ending = () => Promise<unknown>
const endings: Ending[] = []

// After every test and hook of every file: nothing is left then but what ends here, last come first.
process.once('beforeExit', async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * The server: DATABASE_URL's when set, else one in a folder that goes with the run: the embedded
 * PostgreSQL, or the programs in the folder POSTGRES_PROGRAMS.
 */
const server = once(async (): Promise<pg.ClientConfig> => {
  const url = process.env.DATABASE_URL
  if (url !== undefined && url !== '') return settingsOf(new URL(url))
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-test-'))
  // Run by root, PostgreSQL has an account of its own, which must pass.
  chmodSync(folder, 0o711)
  const { connection, stop } = await startEmbedded({
    dataDir: join(folder, 'database'),
    log: () => undefined,
    fast: true,
    programs: process.env.POSTGRES_PROGRAMS,
  })
  endings.push(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return connection
})

const settingsOf = (url: URL): pg.ClientConfig => ({
  host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
  port: Number(url.port || 5432),
  user: decodeURIComponent(url.username),
  password: decodeURIComponent(url.password),
  database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
})

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
async function create(from: string): Promise<pg.ClientConfig> {
  const name = `plumbline_test_${randomBytes(6).toString('hex')}`
  await asSuperuser(await server(), `create database ${name} template ${from}`)
  return { ...(await server()), database: name }
}

async function remove({ database }: pg.ClientConfig): Promise<void> {
  await asSuperuser(await server(), `drop database if exists ${database} with (force)`)
}

const template = once(async (): Promise<string> => {
  const connection = await create('template0')
  endings.push(() => remove(connection))
  await migrate(connection)
  await prepareJobs(connection)
  return connection.database ?? ''
})

/** A copy of the demo companies, which are filled in once a run. */
const demoTemplate = once(async (): Promise<string> => {
  const connection = await create(await template())
  endings.push(() => remove(connection))
  const database = openDatabase(connection, () => undefined)
  await fillDemo(database)
  await database.close()
  return connection.database ?? ''
})

export type TestDatabase = {
  database: Database
  connection: pg.ClientConfig
  drop(): Promise<void>
}

/** An empty database, for tests of migrating itself. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return opened(await create('template0'))
}

/** A fresh database, brought up to this version. */
export async function testDatabase(): Promise<TestDatabase> {
  return opened(await create(await template()))
}

/** A database that holds the demo companies. */
export async function demoDatabase(): Promise<TestDatabase> {
  return opened(await create(await demoTemplate()))
}

function opened(connection: pg.ClientConfig): TestDatabase {
  // The database that tests share stays open to the end: its idle connections must not delay that.
  const database = openDatabase({ ...connection, allowExitOnIdle: true }, () => undefined)
  return {
    database,
    connection,
    async drop() {
      await database.close()
      await remove(connection)
    },
  }
}

const shared = once(async () => {
  const made = await testDatabase()
  endings.push(made.drop)
  return made.database
})

export type TestContext = {
  /** In the role of requests, with the company set: the row-level policies hold. */
  db: Db
  company: Company
  /** What only the owner of the tables may do. */
  asOwner<T>(work: () => Promise<T>): Promise<T>
}

class RollBack extends Error {}

/** A test in a transaction that is rolled back, with a company of its own. */
export function dbTest(name: string, work: (context: TestContext) => Promise<void>): void {
  test(name, async () => {
    const database = await shared()
    const rolledBack = database.transaction('owner', async (db) => {
      await run(db, work)
      // What would be done and checked at commit.
      await db.run(sql`set constraints all immediate`)
      throw new RollBack()
    })
    await rolledBack.catch((error) => {
      if (!(error instanceof RollBack)) throw error
    })
  })
}

/** The rare test whose writes must be seen by other connections: a database of its own. */
export function dbTestCommitted(
  name: string,
  work: (context: TestDatabase & { company: Company }) => Promise<void>,
): void {
  test(name, async () => {
    const made = await testDatabase()
    try {
      await work({ ...made, company: await made.database.transaction('owner', makeCompany) })
    } finally {
      await made.drop()
    }
  })
}

async function run(db: Db, work: (context: TestContext) => Promise<void>): Promise<void> {
  const company = await makeCompany(db)
  await db.run(sql`select set_config('app.company_id', ${company.id}, true)`)
  await db.as('app', () =>
    work({
      db,
      company,
      async asOwner(task) {
        await db.run(sql`set local role none`)
        const result = await task()
        await db.run(sql`set local role plumbline_app`)
        return result
      },
    }),
  )
}
