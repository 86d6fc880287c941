// From a fresh clone to the first page, and from a second start to the first page.
// Budget: the second start answers within 5 s. The first is printed; it depends on the network.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const budget = 5
const root = join(import.meta.dirname, '../..')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function firstPage(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok && (await answer.text()).includes('</html>')) return
    await wait(20)
  }
  throw new Error(`npm start ended with ${server.exitCode}.`)
}

/** Seconds from the command to the first page; stops the server again. */
async function start(folder: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), PLUMBLINE_DATA: '', DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  await firstPage(`http://127.0.0.1:${port}/`, server)
  const seconds = (performance.now() - began) / 1000
  const ended = once(server, 'exit')
  process.kill(-(server.pid ?? 0), 'SIGTERM')
  await ended
  return seconds
}

const folder = mkdtempSync(join(tmpdir(), 'plumbline clone '))
try {
  execFileSync('git', ['clone', '--quiet', root, folder])
  const cold = await start(folder)
  console.log(`fresh clone to first page   ${cold.toFixed(1)} s`)
  const second = await start(folder)
  console.log(`second start to first page  ${second.toFixed(1)} s   budget ${budget} s`)
  process.exitCode = second <= budget ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
