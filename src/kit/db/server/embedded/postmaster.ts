// The running PostgreSQL: started beside us, watched, and stopped.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { environment } from './cluster.ts'

export const socketPrefix = 'plumbline-pg-'

/** What PostgreSQL writes into postmaster.pid, line by line, as far as it matters here. */
function readPidFile(cluster: string): { pid: number; socketDir: string } | undefined {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), socketDir: lines[4] ?? '' }
}

/** A number read from a file may by now be another process's; only Linux lets us look closely. */
function isPostmaster(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    const file = `/proc/${pid}/cmdline`
    return existsSync(file) && readFileSync(file, 'utf8').split('\0').includes(cluster)
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Ends what a killed predecessor left behind. Whoever calls this holds the lock on the data. */
export async function stopLeftOver(
  cluster: string,
  pgCtl: string,
  account: Account,
): Promise<'nothing' | 'stopped'> {
  const left = readPidFile(cluster)
  if (left === undefined) return 'nothing'
  const running = isPostmaster(left.pid, cluster)
  if (running) await stopPostmaster(cluster, pgCtl, account)
  // The number belongs to somebody else by now: PostgreSQL would take that process for its own.
  else rmSync(join(cluster, 'postmaster.pid'), { force: true })
  if (basename(left.socketDir).startsWith(socketPrefix))
    rmSync(left.socketDir, { recursive: true, force: true })
  return running ? 'stopped' : 'nothing'
}

/** A fast shutdown: open transactions are rolled back, what was committed is written. */
export async function stopPostmaster(
  cluster: string,
  pgCtl: string,
  account: Account,
): Promise<void> {
  const stop = spawn(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60', '-s'], {
    cwd: dirname(cluster),
    env: environment,
    stdio: 'ignore',
    ...account,
  })
  await once(stop, 'exit')
  if (existsSync(join(cluster, 'postmaster.pid')))
    throw new Error(`The database in ${cluster} did not stop.`)
}

/** Detached: a terminal's Ctrl-C must reach us alone, who stop the database last. */
export function startPostmaster(
  postgres: string,
  cluster: string,
  settings: Record<string, string | number>,
  account: Account,
): ChildProcess {
  const log = openSync(startLog(cluster), 'w')
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(postgres, ['-D', cluster, ...args], {
    cwd: dirname(cluster),
    env: environment,
    detached: true,
    stdio: ['ignore', log, log],
    ...account,
  })
  closeSync(log)
  child.unref()
  if (child.pid !== undefined && process.platform !== 'win32') watch(child, child.pid, account)
  return child
}

/** When we are killed, the watcher's input ends, and it asks the database to stop. */
function watch(postmaster: ChildProcess, pid: number, account: Account): void {
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...account,
  })
  watcher.unref()
  postmaster.on('exit', () => watcher.kill('SIGKILL'))
}

/** What PostgreSQL says until it writes its own log, below `log` in the cluster. */
export const startLog = (cluster: string) => `${cluster}.log`
