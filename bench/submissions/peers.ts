// The servers that are compared, each in a process of its own: the product, and what one would write
// by hand for that alone.
import { startServer } from '../../src/app/server.ts'
import type { Connection } from '../../src/kit/db/server/database.ts'
import { errorFields, silentLog } from '../../src/kit/log/log.server.ts'
import { serverOptions } from '../../tests/server-options.ts'
import { serveLimit } from '../limits/limit.ts'
import { type Rows, takeBare } from './bare.ts'
import { listByHand } from './by-hand.ts'
import type { Company } from './house.ts'

export type PeerOptions = {
  connection: Connection
  folder: string
  company: Company
  of:
    | { peer: 'ours' }
    | { peer: 'bare'; rows: Rows }
    | { peer: 'by hand' }
    | { peer: 'limit'; rows: number }
}

const log = {
  ...silentLog,
  error: (message: string, fields?: Record<string, unknown>) =>
    console.error(message, fields ?? errorFields(undefined)),
}

async function ours({ connection, folder }: PeerOptions): Promise<number> {
  const server = await startServer(serverOptions({ connection, filesFolder: folder, log }))
  return server.port
}

function start(options: PeerOptions): Promise<number> {
  const { of, connection, company } = options
  if (of.peer === 'ours') return ours(options)
  if (of.peer === 'limit') return serveLimit(connection, of.rows)
  if (of.peer === 'bare') return takeBare(connection, company, of.rows)
  return listByHand(connection, company.id)
}

process.once('message', async (options: PeerOptions) => {
  process.send?.({ port: await start(options) })
})
process.once('disconnect', () => process.exit(0))
