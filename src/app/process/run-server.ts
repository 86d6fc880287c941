// The life of `npm start`, step by step: whatever can refuse does so before anything is started.

import { once } from 'node:events'
import { createServer } from 'node:net'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbedded } from '../../kit/db/server/embedded/start-embedded.ts'
import { lockDatabase } from '../../kit/db/server/lock-database.ts'
import { reachDatabase } from '../../kit/db/server/reach-database.ts'
import { errorFields, jsonLog, type Log } from '../../kit/log/log.server.ts'
import { openPush } from '../../kit/push/server/push.ts'
import { StartRefusal } from '../../kit/refusal.ts'
import { type ServerOptions, startServer } from '../server.ts'
import { keyFileOf, readSettings, type Settings } from '../settings.ts'
import { lockData } from './data-lock.ts'
import { openLife, type ProcessLife } from './life.ts'
import { watchUncaught } from './uncaught.ts'
import { addressOf, welcome } from './welcome.ts'

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) => `PORT ${port} is busy on ${host}: stop what uses it or set another.`,
  EACCES: (_host, port) => `PORT ${port} is reserved for the system: set one above 1023.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is not known to this machine.`,
}

/** Tries the port before anything is built or started for it. */
async function refuseBusyPort(host: string, port: number): Promise<void> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = reasons[code]?.(host, port)
    throw reason === undefined ? error : new StartRefusal(reason, { cause: error })
  }
  server.close()
  await once(server, 'close')
}

type Say = (line: string) => void

/** Builds the front end when it is stale. */
export type Build = (say: Say, life: ProcessLife) => Promise<void>

export async function runServer(build: Build): Promise<void> {
  const say: Say = (line) => void process.stdout.write(`${line}\n`)
  const log = jsonLog()
  const life = openLife(say, log)
  try {
    await start(build, life, say, log)
  } catch (error) {
    // Whatever fails while it is being stopped fails because of that.
    if (life.ending) return
    const expected = error instanceof Error && 'exitCode' in error
    if (expected) process.stderr.write(`${error.message}\n`)
    else log.error('could not start', errorFields(error))
    await life.end(expected ? 2 : 1)
  }
}

async function start(build: Build, life: ProcessLife, say: Say, log: Log): Promise<void> {
  const read = readSettings(process.env)
  if ('faults' in read) throw new StartRefusal(read.faults.join('\n'))
  const { settings } = read
  const dataDir = resolve(settings.dataDir)

  let address = 'starting'
  const lock = await lockData(dataDir, () => `process ${process.pid}, ${address}`)
  life.endWith(lock.release)
  await refuseBusyPort(settings.host, settings.port)
  await build(say, life)
  const connection = await openConnection(settings, dataDir, life, say, log)
  const server = await startServer({
    ...serverOptions(settings),
    filesFolder: join(dataDir, 'files'),
    keyFile: keyFileOf(settings, dataDir),
    heads: { file: join(dataDir, 'change-log-heads.txt'), mail: settings.operatorMail },
    connection,
    log,
  })
  life.endWith(server.stop)
  watchUncaught(life, say, log)

  address = settings.publicUrl ?? addressOf(settings.host, server.port)
  say(welcome(address, { demo: settings.demo, greetings: await server.greetings(address) }))
  if (settings.publicUrl?.startsWith('https:') && settings.trustProxy.length === 0)
    warnOfProxy(say, log)
}

async function openConnection(
  settings: Settings,
  dataDir: string,
  life: ProcessLife,
  say: Say,
  log: Log,
): Promise<ServerOptions['connection']> {
  if (settings.databaseUrl !== undefined) {
    await reachDatabase(settings.databaseUrl)
    const connection = { connectionString: settings.databaseUrl }
    const hold = await lockDatabase(connection, {
      place: `${hostname()}:${dataDir}`,
      shared: settings.s3 !== undefined,
      lost(holder) {
        say(`Another Plumbline (${holder}) has taken the database: this one ends.`)
        void life.end(1)
      },
      broke: (error) => log.warn('the lock of the database broke', errorFields(error)),
    })
    life.endWith(hold.release)
    return connection
  }
  const database = await startEmbedded({ dataDir: join(dataDir, 'database'), log: say })
  life.endWith(database.stop)
  void database.ended.then(() => {
    if (life.ending) return
    say(`The database has ended by itself. Its log is in ${join(dataDir, 'database', 'log')}.`)
    void life.end(1)
  })
  return database.connection
}

/** Limits of attempts count by address: behind a proxy that nobody named, all people have one. */
function warnOfProxy(say: Say, log: Log): void {
  say('  !! PUBLIC_URL is https, but TRUST_PROXY names no proxy: everybody who comes through yours')
  say('  !! counts as one address, in limits of attempts too. Set TRUST_PROXY to its address.\n')
  log.warn('TRUST_PROXY is not set behind https')
}

/** How the services that carry messages to devices reach who runs this. */
const reachedAt = ({ operatorMail, publicUrl }: Settings): string =>
  publicUrl?.startsWith('https:') && operatorMail === undefined
    ? publicUrl
    : `mailto:${operatorMail ?? 'no-reply@localhost'}`

function serverOptions(
  settings: Settings,
): Omit<ServerOptions, 'connection' | 'log' | 'filesFolder' | 'keyFile'> {
  return {
    port: settings.port,
    host: settings.host,
    publicUrl: settings.publicUrl,
    usHost: settings.usHost,
    links: settings.links,
    mapsKey: settings.googleMapsKey,
    opensOffline: settings.opensOffline,
    s3: settings.s3,
    smtpUrl: settings.smtpUrl,
    push: settings.vapid && openPush(settings.vapid, reachedAt(settings)),
    demo: settings.demo,
    trials: settings.trials,
    trustProxy: settings.trustProxy,
    companyQuota: settings.companyQuota,
  }
}
