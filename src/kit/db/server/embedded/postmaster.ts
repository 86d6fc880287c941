// The running PostgreSQL: started beside us, watched, and stopped.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { environment } from './cluster.ts'

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** What PostgreSQL says until it writes its own log, below `log` in the cluster. */
export const startLog = (cluster: string) => `${cluster}.log`

function commandOf(pid: number): string | undefined {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout
  const file = `/proc/${pid}/cmdline`
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : undefined
}

/** Ends what a killed server left behind, and says whether there was such a thing. */
export async function stopLeftOver(
  cluster: string,
  { pgCtl }: Binaries,
  account: Account,
): Promise<boolean> {
  if (!existsSync(pidFile(cluster))) return false
  const pid = Number.parseInt(readFileSync(pidFile(cluster), 'utf8'), 10)
  const command = commandOf(pid)
  if (!command) return false
  if (command.includes(`-D ${cluster} `)) {
    await stopPostmaster(cluster, pgCtl, account)
    return true
  }
  // The number is another process's by now; PostgreSQL would take that one for its own and refuse.
  rmSync(pidFile(cluster))
  return false
}

/** A fast shutdown: open transactions are rolled back, what was committed is written. */
export async function stopPostmaster(
  cluster: string,
  pgCtl: string,
  account: Account,
): Promise<void> {
  const args = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60', '-s']
  const cwd = dirname(cluster)
  await once(spawn(pgCtl, args, { cwd, env: environment, stdio: 'ignore', ...account }), 'exit')
  if (existsSync(pidFile(cluster))) throw new Error(`The database in ${cluster} did not stop.`)
}

/** Detached: a terminal's Ctrl-C must reach us alone, who stop the database last. */
export function startPostmaster(
  cluster: string,
  { postgres }: Binaries,
  account: Account,
  settings: Record<string, string | number>,
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
  if (process.platform !== 'win32') watch(child, account)
  return child
}

/** When we are killed, the watcher's input ends, and it asks the database to stop. */
function watch(postmaster: ChildProcess, account: Account): void {
  const args = ['-c', 'read -r _; kill -INT "$1"', 'watch', String(postmaster.pid)]
  const stdio: ['pipe', 'ignore', 'ignore'] = ['pipe', 'ignore', 'ignore']
  const watcher = spawn('/bin/sh', args, { cwd: '/', detached: true, stdio, ...account })
  watcher.unref()
  postmaster.on('exit', () => watcher.kill('SIGKILL'))
}
