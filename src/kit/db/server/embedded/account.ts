// PostgreSQL refuses to run as root. Started by root, it runs as the owner of its data; while there
// is none yet, as the user `postgres`, or else `nobody`, so that no user has to be created.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'

/** Whom PostgreSQL's processes run as; undefined for the account of this process. */
export type Account = { uid: number; gid: number } | undefined

const idOf = (flag: '-u' | '-g', user: string) =>
  Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))

export function accountFor(dataDir: string): Account {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir)
    if (uid !== 0) return { uid, gid }
  }
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody'
  return { uid: idOf('-u', user), gid: idOf('-g', user) }
}

/** Whether the account may pass through a folder; asks the system, which knows every rule. */
export function canEnter(folder: string, account: Account): boolean {
  if (account === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account).status === 0
}

export const elsewhereFolder = '/var/lib/plumbline'

/** Where root keeps what the account cannot reach in the project's own folder. */
export function elsewhere(): string {
  mkdirSync(elsewhereFolder, { recursive: true })
  chmodSync(elsewhereFolder, 0o711)
  return elsewhereFolder
}
