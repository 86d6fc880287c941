// The server under torture, in a folder of its own: started, killed in three ways, started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}

export type House = {
  port: number
  /** Ends the server without a word, and starts it again. */
  killServer(): Promise<void>
  /** Ends the database without a checkpoint; the server ends with it and is started again. */
  killDatabase(): Promise<void>
  close(): Promise<void>
}

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-torture-'))
  // The database runs as an account of its own where this runs as root.
  chmodSync(folder, 0o711)
  const port = await freePort()
  let child: ChildProcess

  async function start(): Promise<void> {
    const { PATH = '', HOME = '' } = process.env
    child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
      env: { PATH, HOME, PORT: String(port), PLUMBLINE_DATA: folder, PLUMBLINE_DEMO: 'on' },
      stdio: 'ignore',
    })
    for (;;) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      if (ready?.ok) return
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
      await new Promise((next) => setTimeout(next, 50))
    }
  }
  const gone = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  await start()
  return {
    port,
    async killServer() {
      child.kill('SIGKILL')
      await gone()
      await start()
    },
    async killDatabase() {
      const [line = ''] = readFileSync(join(folder, 'database', 'postmaster.pid'), 'utf8').split(
        '\n',
      )
      process.kill(Number(line), 'SIGQUIT')
      await gone()
      await start()
    },
    async close() {
      child.kill('SIGTERM')
      await gone()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
