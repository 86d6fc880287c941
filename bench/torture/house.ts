// The server under torture, in a folder of its own, with the embedded database or one of its own beside:
// started, struck in several ways, started again where it ended with what was struck.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOwnDatabase, postmasterOf } from './own-database.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}

/** A way to strike: what it is called, and its share of all strikes. */
export type Strike = { name: string; share: number; strike(): Promise<void> }

export type House = {
  port: number
  strikes: readonly Strike[]
  /** Ends the server without a word, and starts it again. */
  killServer(): Promise<void>
  /** How often the server ended by itself, which it must not. */
  ended(): number
  close(): Promise<void>
}

type Process = {
  port: number
  kill(): Promise<void>
  /** Waits for its end, which is expected, and starts it again. */
  again(): Promise<void>
  ended(): number
  stop(): Promise<void>
}

async function openServer(folder: string, env: Record<string, string>): Promise<Process> {
  const port = await freePort()
  let child: ChildProcess
  let expected = false
  let ended = 0

  async function start(): Promise<void> {
    const { PATH = '', HOME = '' } = process.env
    expected = false
    child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
      env: { PATH, HOME, PORT: String(port), PLUMBLINE_DATA: folder, PLUMBLINE_DEMO: 'on', ...env },
      stdio: 'ignore',
    })
    child.once('exit', () => {
      if (!expected) ended += 1
    })
    for (;;) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      if (ready?.ok) return
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
      await new Promise((next) => setTimeout(next, 50))
    }
  }
  async function gone(): Promise<void> {
    expected = true
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  const again = async () => {
    await gone()
    await start()
  }
  const end = (signal: NodeJS.Signals) => {
    expected = true
    child.kill(signal)
  }
  await start()
  return {
    port,
    again,
    ended: () => ended,
    async kill() {
      end('SIGKILL')
      await again()
    },
    async stop() {
      end('SIGTERM')
      await gone()
    },
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-torture-'))
  // The database runs as an account of its own where this runs as root.
  chmodSync(folder, 0o711)
  return folder
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

/** The server ends with its embedded database, and a supervisor starts both again. */
export async function openEmbedded(): Promise<House> {
  const folder = newFolder()
  const server = await openServer(folder, {})
  const killDatabase = async () => {
    process.kill(postmasterOf(join(folder, 'database')), 'SIGQUIT')
    await server.again()
  }
  return {
    port: server.port,
    killServer: server.kill,
    strikes: [
      { name: 'server killed', share: 0.7, strike: server.kill },
      { name: 'embedded database killed, the server with it', share: 0.3, strike: killDatabase },
    ],
    ended: server.ended,
    async close() {
      await server.stop()
      remove(folder)
    },
  }
}

/** The server goes on, whatever becomes of its database. */
export async function openWithOwnDatabase(): Promise<House> {
  const folder = newFolder()
  const database = await openOwnDatabase(join(folder, 'database'))
  const server = await openServer(folder, { DATABASE_URL: database.url })
  return {
    port: server.port,
    killServer: server.kill,
    strikes: [
      { name: 'connections terminated', share: 0.4, strike: database.terminate },
      { name: 'postmaster killed (-9)', share: 0.25, strike: database.kill },
      { name: 'database restarted', share: 0.25, strike: database.restart },
      { name: 'server killed', share: 0.1, strike: server.kill },
    ],
    ended: server.ended,
    async close() {
      await server.stop()
      await database.close()
      remove(folder)
    },
  }
}
