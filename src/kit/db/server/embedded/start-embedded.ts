// PostgreSQL from npm, run beside the server: nothing to install, no port taken, gone when we are.
import { rmSync } from 'node:fs'
import { accountFor } from './account.ts'
import { binariesIn, findBinaries } from './binaries.ts'
import {
  createCluster,
  hasCluster,
  isElsewhere,
  placeCluster,
  refuseOtherVersion,
} from './cluster.ts'
import { type EmbeddedConnection, hasSockets, placeToListen } from './place-to-listen.ts'
import { startPostmaster, stopLeftOver, stopPostmaster } from './postmaster.ts'
import { untilReady } from './until-ready.ts'

export type EmbeddedDatabase = {
  connection: EmbeddedConnection
  stop(): Promise<void>
  /** Settles when the database has ended, asked to or not. */
  ended: Promise<void>
}

const always = {
  max_connections: 100,
  shared_buffers: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

/** A week of logs, one file a day. */
const safe = {
  logging_collector: 'on',
  log_filename: 'postgresql-%a.log',
  log_rotation_size: 0,
  log_truncate_on_rotation: 'on',
}

/** A crash of the machine may lose a test's data, never a person's. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  // Several processes test on it at once, each with servers of its own.
  max_connections: 400,
}

/** Two at once on the same folder would stop each other's: hold a lock on it. */
export async function startEmbedded(options: {
  /** The folder of the database itself; created when missing. */
  dataDir: string
  log: (line: string) => void
  /** For tests: quick instead of safe. */
  fast?: boolean
  /** The folder of another PostgreSQL's programs, to test against. */
  programs?: string | undefined
}): Promise<EmbeddedDatabase> {
  const { dataDir, log, fast = false, programs } = options
  const account = accountFor(dataDir)
  const binaries = programs === undefined ? await findBinaries(account) : binariesIn(programs)
  const cluster = placeCluster(dataDir, account)
  if (isElsewhere(cluster))
    log(`PostgreSQL may not run as root, and others cannot enter ${dataDir}: it is in ${cluster}.`)
  if (hasCluster(cluster)) {
    refuseOtherVersion(cluster, binaries.major)
    if (await stopLeftOver(cluster, binaries, account))
      log('Stopped the database that a killed server had left behind.')
  } else await createCluster(cluster, binaries, account, fast)

  const { connection, settings } = await placeToListen(cluster, account)
  const postmaster = startPostmaster(cluster, binaries, account, {
    ...always,
    ...(fast ? careless : safe),
    ...settings,
  })
  const ended = new Promise<void>((settle) => {
    postmaster.once('exit', () => settle()).once('error', () => settle())
  })
  try {
    await untilReady(connection, cluster, ended)
  } catch (error) {
    postmaster.kill('SIGINT')
    throw error
  }
  return {
    connection,
    ended,
    async stop() {
      // Who waits here for its end stays alive for it.
      postmaster.ref()
      await stopPostmaster(cluster, binaries.pgCtl, account)
      await ended
      if (hasSockets) rmSync(connection.host, { recursive: true, force: true })
    },
  }
}
