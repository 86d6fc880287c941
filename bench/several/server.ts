// One of several servers on one database. Their files are in an object store, or, only here, in one
// folder: what `npm start` refuses, because two machines have no folder in common.
import { startServer } from '../../src/app/server.ts'
import { keyFileOf, readSettings } from '../../src/app/settings.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'

const read = readSettings(process.env)
if ('faults' in read) throw new Error(read.faults.join('\n'))
const { settings } = read
if (settings.databaseUrl === undefined) throw new Error('DATABASE_URL is missing.')

const server = await startServer({
  connection: { connectionString: settings.databaseUrl },
  port: 0,
  host: '127.0.0.1',
  publicUrl: settings.publicUrl,
  usHost: undefined,
  links: settings.links,
  mapsKey: undefined,
  filesFolder: settings.dataDir,
  keyFile: keyFileOf(settings, settings.dataDir),
  s3: settings.s3,
  smtpUrl: undefined,
  push: undefined,
  opensOffline: false,
  trials: false,
  demo: true,
  trustProxy: settings.trustProxy,
  companyQuota: settings.companyQuota,
  log: silentLog,
})
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
process.stdout.write(`port ${server.port}\n`)
