// What a test does as the work of a night would: in the demo company, in nobody's name.
import type { TestServer } from '../../../../tests/api/server.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

export const asCompanyOf =
  (server: TestServer) =>
  <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    server.database.database.transaction('owner', async (db) => {
      await db.run(sql`
        select set_config('app.company_id', id::text, true), set_config('app.source', 'job', true)
        from company where slug = 'northgate'`)
      await db.become('app')
      return work(db)
    })
