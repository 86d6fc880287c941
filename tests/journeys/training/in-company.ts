// What the work of a morning does, when a test says which day it is; and the people of the demo.
import type { Db } from '../../../src/kit/db/server/database.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import type { TestServer } from '../../api/server.ts'

const slug = 'northgate'

export const companyOf = async (server: TestServer): Promise<string> =>
  (
    await server.database.database.transaction('owner', (db) =>
      db.maybe({ id: 'string' }, sql`select id from company where slug = ${slug}`),
    )
  )?.id ?? ''

/** In the role of requests, in the company of the demo, as a job. */
export async function inCompany<T>(server: TestServer, work: (db: Db) => Promise<T>): Promise<T> {
  const company = await companyOf(server)
  return server.database.database.transaction('app', async (db) => {
    await db.run(sql`
      select set_config('app.company_id', ${company}, true), set_config('app.source', 'job', true)`)
    return work(db)
  })
}

export const personOf = async (server: TestServer, email: string): Promise<string> =>
  (
    await server.database.database.transaction('owner', (db) =>
      db.maybe(
        { id: 'string' },
        sql`select a.id from account a join login l on l.id = a.login_id
          where l.email = ${email} and a.kind = 'staff'`,
      ),
    )
  )?.id ?? ''
