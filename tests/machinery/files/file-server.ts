// A server with the calls of files alone.
import { openGate } from '../../../src/access/server/gate.ts'
import { fileCalls } from '../../../src/features/files/index.ts'
import type { Database, Db } from '../../../src/kit/db/server/database.ts'
import type { FileStore } from '../../../src/kit/files/server/file-store.ts'
import type { Exchange } from '../../../src/kit/http/server/exchange.ts'
import { openMetrics } from '../../../src/kit/http/server/metrics.ts'
import { type Server, serve } from '../../../src/kit/http/server/serve.ts'
import { silentLog } from '../../../src/kit/log/log.server.ts'
import { type Account, makeAccount, signIn } from '../../factories.ts'

export type Person = { account: Account; token: string }

export async function makePerson(db: Db, companyId: string): Promise<Person> {
  const account = await makeAccount(db, companyId)
  return { account, token: await signIn(db, account) }
}

export const serveFiles = (
  database: Database,
  store: FileStore,
  spoolFolder: string,
  page: (exchange: Exchange) => Promise<boolean> = async () => false,
  quota = 1024 ** 4,
): Promise<Server> =>
  serve(
    {
      calls: [],
      raw: fileCalls({ store, spoolFolder, quota, readers: { drill: () => true } }),
      gate: openGate(database),
      page,
      headers: {},
      metrics: openMetrics(() => ({})),
      log: silentLog,
      trustProxy: [],
      https: false,
      publicUrl: undefined,
    },
    { port: 0, host: '127.0.0.1' },
  )
