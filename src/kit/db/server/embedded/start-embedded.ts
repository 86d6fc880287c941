// PostgreSQL from npm, run beside the server: nothing to install, no port taken, gone when we are.
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountFor } from './account.ts'
import { findBinaries } from './binaries.ts'
import {
  createCluster,
  hasCluster,
  placeCluster,
  refuseOtherVersion,
  superuser,
} from './cluster.ts'
import { socketPrefix, startPostmaster, stopLeftOver, stopPostmaster } from './postmaster.ts'
import { untilReady } from './until-ready.ts'

export type Connection = { host: string; port: number; user: string; database: string }

export type EmbeddedDatabase = {
  connection: Connection
  stop(): Promise<void>
  /** Settles when the database has ended, asked to or not. */
  ended: Promise<void>
}

/** Where root keeps what PostgreSQL's account cannot reach in the project's own folder. */
const elsewhere = '/var/lib/plumbline'

/** A crash of the machine may lose a test's data, never a person's. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
}

/** A week of logs, one file a day. */
const weekOfLogs = {
  logging_collector: 'on',
  log_filename: 'postgresql-%a.log',
  log_rotation_size: 0,
  log_truncate_on_rotation: 'on',
  log_checkpoints: 'off',
}

function privateFolder(account: { uid: number; gid: number } | undefined): string {
  // /tmp before the temporary folder: a socket's path has room for 107 bytes only.
  const folder = mkdtempSync(join(process.platform === 'win32' ? tmpdir() : '/tmp', socketPrefix))
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  return folder
}

export async function startEmbedded(options: {
  /** The folder of the database itself; created when missing. */
  dataDir: string
  log: (line: string) => void
  /** For tests: quick instead of safe. */
  fast?: boolean
}): Promise<EmbeddedDatabase> {
  const { dataDir, log, fast = false } = options
  const account = accountFor(dataDir)
  if (account !== undefined) mkdirSync(elsewhere, { recursive: true, mode: 0o711 })
  const binaries = await findBinaries(account, elsewhere)
  const cluster = placeCluster(dataDir, account, elsewhere)
  if (cluster.startsWith(elsewhere))
    log(
      `PostgreSQL does not run as root, and its user cannot reach ${dataDir}: it is in ${cluster}.`,
    )
  if (hasCluster(cluster)) {
    refuseOtherVersion(cluster, binaries.major)
    if ((await stopLeftOver(cluster, binaries.pgCtl, account)) === 'stopped')
      log('Stopped the database that a killed server had left behind.')
  } else createCluster(cluster, binaries, account, fast)

  const socketDir = privateFolder(account)
  const postmaster = startPostmaster(
    binaries.postgres,
    cluster,
    {
      listen_addresses: '',
      unix_socket_directories: socketDir,
      port: 5432,
      max_connections: 100,
      shared_buffers: '256MB',
      timezone: 'UTC',
      log_timezone: 'UTC',
      ...(fast ? careless : weekOfLogs),
    },
    account,
  )
  const ended = new Promise<void>((settle) => postmaster.on('exit', () => settle()))
  const cleanUp = () => rmSync(socketDir, { recursive: true, force: true })
  const connection = { host: socketDir, port: 5432, user: superuser, database: 'plumbline' }
  try {
    await untilReady(connection, cluster, ended)
  } catch (error) {
    cleanUp()
    throw error
  }
  return {
    connection,
    ended,
    async stop() {
      await stopPostmaster(cluster, binaries.pgCtl, account)
      cleanUp()
    },
  }
}
