// The processes that a run starts, so that none outlives it.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Each of the processes loads much of the same: what one has compiled, the others need not. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }
const windows = process.platform === 'win32'
const children = new Set<ChildProcess>()

export const runs = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null

/** To the whole group. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(windows ? child.pid : -child.pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Starts a script in a group of its own: what it starts itself can be ended with it. */
export function start(args: string[], options: SpawnOptions = {}): ChildProcess {
  const stdio = ['ignore', 'pipe', 'pipe'] as const
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: [...stdio],
    detached: !windows,
    ...options,
    env: { ...compiled, ...(options.env ?? process.env) },
  })
  children.add(child)
  child.once('exit', () => {
    children.delete(child)
    // What it started and left running goes with it.
    if (!windows) signal(child, 'SIGKILL')
  })
  return child
}

/** Whatever a process writes, as it comes. */
export function onSaid(child: ChildProcess, hear: (text: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
}

/** Runs a script to its end: its exit code, and all that it wrote. */
export async function command(args: string[]): Promise<{ code: number | null; said: string }> {
  const child = start(args)
  let said = ''
  onSaid(child, (text) => {
    said += text
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

/** Asked first, killed when that does not help. */
export async function endSurely(child: ChildProcess): Promise<void> {
  signal(child, 'SIGTERM')
  const later = setTimeout(() => signal(child, 'SIGKILL'), 5000)
  if (runs(child)) await once(child, 'exit')
  clearTimeout(later)
}

export async function endAll(): Promise<void> {
  await Promise.all([...children].map(endSurely))
}
