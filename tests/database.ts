// Real PostgreSQL for tests: one server a run, one migrated template, and a copy of it for each that
// needs a database of its own.
import { test } from 'node:test'
import type pg from 'pg'
import { checkRows } from '../src/kit/db/server/check-rows.ts'
import { type Database, type Db, openDatabase } from '../src/kit/db/server/database.ts'
import { sql } from '../src/kit/db/sql.ts'
import { type Company, makeCompany } from './factories.ts'
import {
  createDatabase,
  makeDemoTemplate,
  makeTemplate,
  removeDatabase,
  startPostgres,
} from './postgres.ts'

// Every test of the database holds what statements answer against what was said of it.
checkRows()

export { asSuperuser } from './postgres.ts'

/** What a run of several processes has made for all of them. */
export type SharedDatabase = { connection: pg.ClientConfig; template: string; demoTemplate: string }

const given = process.env.TEST_DATABASE
const sharedOfRun: SharedDatabase | undefined = given === undefined ? undefined : JSON.parse(given)

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

const server = once(async (): Promise<pg.ClientConfig> => {
  if (sharedOfRun !== undefined) return sharedOfRun.connection
  const { connection, stop } = await startPostgres(process.env.POSTGRES_PROGRAMS)
  endings.push(stop)
  return connection
})

const create = async (from: string) => createDatabase(await server(), from)
const remove = async (name: string | undefined) => removeDatabase(await server(), name)

const template = once(async (): Promise<string> => {
  if (sharedOfRun !== undefined) return sharedOfRun.template
  const name = await makeTemplate(await server())
  endings.push(() => remove(name))
  return name
})

/** A copy of the demo companies, which are filled in once a run. */
const demoTemplate = once(async (): Promise<string> => {
  if (sharedOfRun !== undefined) return sharedOfRun.demoTemplate
  const name = await makeDemoTemplate(await server(), await template())
  endings.push(() => remove(name))
  return name
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
      await remove(connection.database)
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
