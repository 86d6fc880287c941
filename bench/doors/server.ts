// The server that is measured, in a process of its own: whoever asks must not slow it down.
import { once } from 'node:events'
import { startServer } from '../../src/app/server.ts'
import type { Connection } from '../../src/kit/db/server/database.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'

const [{ connection, filesFolder }] = (await once(process, 'message')) as [
  { connection: Connection; filesFolder: string },
]
const server = await startServer({
  connection,
  port: 0,
  host: '127.0.0.1',
  publicUrl: undefined,
  usHost: undefined,
  links: { social: [], appStore: undefined, playStore: undefined },
  mapsKey: undefined,
  filesFolder,
  s3: undefined,
  smtpUrl: undefined,
  demo: false,
  trustProxy: [],
  companyQuota: 1024 ** 4,
  log: silentLog,
})
process.send?.({ port: server.port })
await once(process, 'disconnect')
await server.stop()
