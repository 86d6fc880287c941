// The server that is measured, in a process of its own: the caller must not slow it down.
import { once } from 'node:events'
import { startServer } from '../../src/app/server.ts'
import type { Connection } from '../../src/kit/db/server/database.ts'
import { serverOptions } from '../../tests/server-options.ts'

const [{ connection, filesFolder }] = (await once(process, 'message')) as [
  { connection: Connection; filesFolder: string },
]
const server = await startServer(serverOptions({ connection, filesFolder }))
process.send?.({ port: server.port })
await once(process, 'disconnect')
await server.stop()
