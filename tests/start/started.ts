// Starts the server as a person does, in a process of its own, and watches what it says.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

const root = join(import.meta.dirname, '../..')

/** A data folder in a path with a space, gone after the test. */
export function dataFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline start-'))
  chmodSync(folder, 0o711)
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** So long may a server take to end or to say something. */
const patience = 90_000

/** What each thread of a process waits for, as Linux knows it. */
const threadsOf = (pid: number | undefined) =>
  globSync(`/proc/${pid}/task/*/wchan`).map((file) => {
    const name = readFileSync(file.replace(/wchan$/, 'comm'), 'utf8').trim()
    return `${name}: ${readFileSync(file, 'utf8')}`
  })

export type Started = {
  process: ChildProcess
  /** All that it has written so far. */
  said(): string
  /** Waits until it has written this; fails when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** The exit code, once it has ended. */
  ended: Promise<number | null>
}

export function startServer(
  t: TestContext,
  env: Record<string, string>,
  script = 'start-without-build.ts',
): Started {
  // Each start loads the whole server: what one has compiled, the next need not.
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', PLUMBLINE_DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      child.emit('said')
    })
  const closed = once(child, 'close').then(([code]) => code as number | null)
  /** Who waits too long is told what the process did, instead of being ended without a word. */
  async function inTime<T>(awaited: Promise<T>): Promise<T> {
    let found: string | undefined
    const late = setTimeout(() => {
      found = `Silent for ${patience / 1000} s. Its threads wait in:\n${threadsOf(child.pid).join('\n')}`
      child.kill('SIGKILL')
    }, patience)
    const result = await awaited
    clearTimeout(late)
    if (found !== undefined) throw new Error(`${found}\nIt wrote:\n${text}`)
    return result
  }
  t.after(async () => {
    child.kill('SIGTERM')
    await inTime(closed)
  })
  return {
    process: child,
    get ended() {
      return inTime(closed)
    },
    said: () => text,
    async says(pattern) {
      for (;;) {
        const found = pattern.exec(text)
        if (found !== null) return found
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended without saying ${pattern}:\n${text}`)
        await inTime(Promise.race([once(child, 'said'), closed]))
      }
    },
  }
}
