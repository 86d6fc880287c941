// Where the database listens: a socket in a folder that only we may enter, so that no port can
// collide and no password is needed. Windows has no such sockets: a free port and a password there.
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { StartRefusal } from '../../../refusal.ts'
import type { Account } from './account.ts'

export const superuser = 'plumbline'

export type EmbeddedConnection = {
  host: string
  port: number
  user: string
  database: string
  password?: string
}

export const hasSockets = process.platform !== 'win32'

/** The password of the database, made with it; only where there are no sockets. */
export const passwordFile = (cluster: string) => `${cluster}.password`

export function makePassword(cluster: string): void {
  if (existsSync(passwordFile(cluster))) return
  writeFileSync(passwordFile(cluster), randomBytes(24).toString('hex'), { mode: 0o600 })
}

/** Named after the cluster, in /tmp: a socket's whole path has room for 107 bytes only. */
function socketFolder(cluster: string, account: Account): string {
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const folder = join('/tmp', `plumbline-${name}`)
  const created = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined
  if (created && account !== undefined) chownSync(folder, account.uid, account.gid)
  // Everybody may write in /tmp: a folder that somebody else put there must not be trusted.
  const found = lstatSync(folder)
  const owner = account?.uid ?? process.getuid?.()
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0)
    throw new StartRefusal(
      `The folder ${folder} belongs to somebody else. Remove it and start again.`,
    )
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  const { port } = address
  server.close()
  await once(server, 'close')
  return port
}

export async function placeToListen(
  cluster: string,
  account: Account,
): Promise<{ connection: EmbeddedConnection; settings: Record<string, string | number> }> {
  const ours = { user: superuser, database: 'plumbline' }
  if (hasSockets) {
    const folder = socketFolder(cluster, account)
    return {
      connection: { ...ours, host: folder, port: 5432 },
      settings: { listen_addresses: '', unix_socket_directories: folder, port: 5432 },
    }
  }
  const port = await freePort()
  const password = readFileSync(passwordFile(cluster), 'utf8')
  return {
    connection: { ...ours, host: '127.0.0.1', port, password },
    settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port },
  }
}
