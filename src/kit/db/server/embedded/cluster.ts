// The folder that holds the database: where it lies, that it exists, that its version fits.
import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefusal } from '../../../refusal.ts'
import { type Account, canEnter, elsewhere, elsewhereFolder } from './account.ts'
import type { Binaries } from './binaries.ts'
import { hasSockets, makePassword, passwordFile, superuser } from './place-to-listen.ts'

/** Clean surroundings: PG… variables and the terminal's language must not change what happens. */
export const environment = {
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  LC_ALL: 'C',
  TZ: 'UTC',
}

/**
 * The real folder of the database. One that the account cannot reach (a clone below /root) is kept
 * elsewhere, behind a link: to move or remove the data folder is to move or remove the database.
 */
export function placeCluster(dataDir: string, account: Account): string {
  mkdirSync(dirname(dataDir), { recursive: true, mode: 0o711 })
  if (existsSync(dataDir)) return realpathSync(dataDir)
  const parent = realpathSync(dirname(dataDir))
  if (canEnter(parent, account)) return join(parent, basename(dataDir))
  const home = mkdtempSync(join(elsewhere(), 'data-'))
  chmodSync(home, 0o711)
  rmSync(dataDir, { force: true })
  symlinkSync(join(home, 'database'), dataDir)
  return join(home, 'database')
}

export const isElsewhere = (cluster: string) => cluster.startsWith(elsewhereFolder)

/** Whether the folder holds a database; refuses one that holds something else or is not ours. */
export function hasCluster(cluster: string): boolean {
  if (!existsSync(cluster)) return false
  try {
    if (readdirSync(cluster).length === 0) return false
  } catch (cause) {
    throw new StartRefusal(`The database in ${cluster} belongs to another user.`, { cause })
  }
  if (existsSync(join(cluster, 'PG_VERSION'))) return true
  throw new StartRefusal(`The folder ${cluster} is not empty and holds no database.`)
}

/** Refuses a database of another major version, touching nothing. */
export function refuseOtherVersion(cluster: string, major: number): void {
  const found = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'))
  if (found === major) return
  const advice =
    found > major
      ? 'start it with the newer Plumbline'
      : 'dump it with the older Plumbline and restore it here'
  throw new StartRefusal(
    `The database in ${cluster} was written by PostgreSQL ${found}, and this Plumbline brings ${major}: ${advice}. Nothing was changed.`,
  )
}

/** Creates the cluster whole or not at all: initdb cut short must not be taken for a database. */
export async function createCluster(
  cluster: string,
  { initdb, major }: Binaries,
  account: Account,
  fast: boolean,
): Promise<void> {
  const unfinished = `${cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (account !== undefined) chownSync(unfinished, account.uid, account.gid)
  const args = ['-D', unfinished, '-U', superuser, '-E', 'UTF8', '--no-instructions']
  args.push('--locale=C')
  // The same order of text on every machine; before 17 there is only that of bytes.
  if (major >= 17) args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  if (hasSockets) args.push('--auth=trust')
  else {
    makePassword(cluster)
    args.push('--auth=scram-sha-256', '--pwfile', passwordFile(cluster))
  }
  if (fast) args.push('--no-sync')
  const options = { cwd: dirname(cluster), env: environment, ...account }
  await promisify(execFile)(initdb, args, options).catch((cause: Error) => {
    throw new StartRefusal(`The database could not be created. ${cause.message}`, { cause })
  })
  renameSync(unfinished, cluster)
}
