// A server with nothing set that a test or a bench does not ask for.
import type { ServerOptions } from '../src/app/server.ts'
import { silentLog } from '../src/kit/log/log.server.ts'

export const serverOptions = (
  given: Pick<ServerOptions, 'connection' | 'filesFolder'> & Partial<ServerOptions>,
): ServerOptions => ({
  port: 0,
  host: '127.0.0.1',
  publicUrl: undefined,
  usHost: undefined,
  links: { social: [], appStore: undefined, playStore: undefined },
  mapsKey: undefined,
  keyFile: `${given.filesFolder}.key`,
  s3: undefined,
  smtpUrl: undefined,
  push: undefined,
  // A worker in each browser of the suite would cost more than all that it is not about.
  opensOffline: false,
  demo: false,
  trials: false,
  trustProxy: [],
  companyQuota: 1024 ** 4,
  log: silentLog,
  ...given,
})
