// The two servers, each in a process of its own: the product, and the list written by hand.
import { startServer } from '../../src/app/server.ts'
import type { Connection } from '../../src/kit/db/server/database.ts'
import { errorFields, silentLog } from '../../src/kit/log/log.server.ts'
import { serverOptions } from '../../tests/server-options.ts'
import { listen } from './by-hand.ts'

export type PeerOptions = {
  peer: 'ours' | 'by hand'
  connection: Connection
  companyId: string
  folder: string
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

process.once('message', async (options: PeerOptions) => {
  const { peer, connection, companyId } = options
  const port = await (peer === 'ours' ? ours(options) : listen(connection, companyId))
  process.send?.({ port })
})
process.once('disconnect', () => process.exit(0))
