// Boots the server on a database that is there: migrates, fills the demo, opens the routes.
import { join } from 'node:path'
import { mailLogo } from '../access/brand/server/small-logo.ts'
import { openGate } from '../access/server/gate.ts'
import { sentFiles } from '../features/files/index.ts'
import { type Connection, openDatabase } from '../kit/db/server/database.ts'
import { migrate } from '../kit/db/server/migrate.ts'
import { readyKeys } from '../kit/encryption/server/keys.ts'
import { folderStore } from '../kit/files/server/folder-store.ts'
import { privateFolder } from '../kit/files/server/private-folder.ts'
import { type S3Settings, s3Store } from '../kit/files/server/s3-store.ts'
import { openMetrics } from '../kit/http/server/metrics.ts'
import { openApi } from '../kit/http/server/openapi.ts'
import { servePages } from '../kit/http/server/pages.ts'
import { securityHeaders } from '../kit/http/server/security-headers.ts'
import { type Server, serve } from '../kit/http/server/serve.ts'
import { prepareJobs, startWorker } from '../kit/jobs/server/worker.ts'
import { errorFields, type Log } from '../kit/log/log.server.ts'
import { deliverMails } from '../kit/mail/server/deliver.ts'
import type { PushService } from '../kit/push/server/push.ts'
import type { Running } from '../manifest/feature.server.ts'
import { registerFileCalls } from '../register/server/serve-registers.ts'
import { calls } from './calls.ts'
import { fillDemo } from './demo/fill-demo.server.ts'
import { awaitMornings, gaugesOf, mailDemo, openFeatures } from './features.server.ts'
import { extensions, registry } from './registry.server.ts'
import type { Settings } from './settings.ts'
import { systemRoutes } from './system-routes.server.ts'

export type ServerOptions = {
  connection: Connection
  port: number
  host: string
  publicUrl: string | undefined
  usHost: string | undefined
  links: Settings['links']
  mapsKey: string | undefined
  /** Where files are received, and kept unless there is an object store. */
  filesFolder: string
  /** The keys of encrypted values; made where there is none yet. */
  keyFile: string
  s3: S3Settings | undefined
  smtpUrl: string | undefined
  /** Tells devices; not there where no keys are set. */
  push: PushService | undefined
  /** Where the heads of the change logs are written each night; nowhere where it is left out. */
  heads?: Running['heads']
  /** Browsers keep pages and forms for the time without a connection. */
  opensOffline: boolean
  demo: boolean
  /** Whether a visitor of the site may begin a trial by themselves. */
  trials: boolean
  /** Addresses and networks of the proxies that are believed. */
  trustProxy: readonly string[]
  /** How many bytes of files a company may store. */
  companyQuota: number
  log: Log
}

type StartedServer = Server & {
  /** What features say once people can come. */
  greetings(address: string): Promise<readonly string[]>
}

const version = '0.1.0'
const client = join(import.meta.dirname, '../../build/client')

/** Mail comes from the host that people know; answers to it go nowhere. */
const senderAt = (publicUrl: string | undefined) =>
  `no-reply@${publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname}`

export async function startServer(options: ServerOptions): Promise<StartedServer> {
  const { log } = options
  const applied = await migrate(options.connection)
  for (const name of applied) log.info('migrated', { name })
  await prepareJobs(options.connection)
  const database = openDatabase(options.connection, (error) =>
    log.error('a database connection broke', errorFields(error)),
  )
  const store = options.s3 === undefined ? folderStore(options.filesFolder) : s3Store(options.s3)
  const folder = join(privateFolder(options.filesFolder), 'incoming')
  const keys = await readyKeys(database, options.keyFile).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const filled =
    options.demo && (await fillDemo(database, { size: 'whole', files: { store, folder, keys } }))
  const metrics = openMetrics(async () => ({
    database_connections: database.pool.totalCount,
    database_waiting: database.pool.waitingCount,
    memory_bytes: process.memoryUsage.rss(),
    ...(await gaugesOf(database, log)),
  }))
  const sent = sentFiles(store)
  const features = openFeatures({
    address: options.publicUrl ?? `http://${options.host}:${options.port}`,
    store,
    folder,
    keys,
    quota: options.companyQuota,
    trials: options.trials,
    push: options.push,
    heads: options.heads,
    sentFiles: sent,
  })
  const sheets = registerFileCalls(extensions, registry, { folder, keys, ...sent })
  const all = [...calls, ...sheets.calls, ...features.flatMap((feature) => feature.calls ?? [])]
  const raw = [...sheets.files, ...features.flatMap((feature) => feature.raw ?? [])]
  const routes = [...all, ...raw].flatMap(({ route }) => route ?? [])
  if (filled) await mailDemo(database, features)
  await awaitMornings(database)
  for (const feature of features) await feature.start?.(database, log)
  const worker = await startWorker({
    connection: options.connection,
    jobs: [
      deliverMails({
        smtpUrl: options.smtpUrl,
        from: senderAt(options.publicUrl),
        store,
        logo: (key, by) => mailLogo(store, key, by),
      }),
      ...features.flatMap((feature) => feature.jobs ?? []),
    ],
    log,
  })
  async function endWork(): Promise<void> {
    for (const feature of features) await feature.stop?.()
    await worker.stop()
    await database.close()
  }
  const https = options.publicUrl?.startsWith('https:') ?? false
  const server = await serve(
    {
      calls: all,
      raw: [
        ...raw,
        ...systemRoutes({
          database,
          metrics,
          openApi: () => openApi(routes, version),
          settings: {
            us_host: options.usHost ?? null,
            social_links: options.links.social,
            app_store_url: options.links.appStore ?? null,
            play_store_url: options.links.playStore ?? null,
            maps_key: options.mapsKey ?? null,
            opens_offline: options.opensOffline,
            demo: options.demo,
            version,
          },
        }),
      ],
      gate: openGate(database),
      page: servePages(client),
      headers: securityHeaders({ https, maps: options.mapsKey !== undefined }),
      metrics,
      log,
      trustProxy: options.trustProxy,
      https,
      publicUrl: options.publicUrl,
    },
    options,
  ).catch(async (error: unknown) => {
    await endWork()
    throw error
  })
  return {
    port: server.port,
    async greetings(address) {
      const lines: string[] = []
      for (const { greets } of features) lines.push(...((await greets?.(database, address)) ?? []))
      return lines
    },
    async stop() {
      for (const feature of features) feature.drain?.()
      await server.stop()
      await endWork()
    },
  }
}
