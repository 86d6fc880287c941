// Starts the server as a person does, in a process of its own, and watches what it says.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
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
  const ended = once(child, 'close').then(([code]) => code as number | null)
  t.after(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return {
    process: child,
    ended,
    said: () => text,
    async says(pattern) {
      for (;;) {
        const found = pattern.exec(text)
        if (found !== null) return found
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended without saying ${pattern}:\n${text}`)
        await Promise.race([once(child, 'said'), ended])
      }
    },
  }
}
