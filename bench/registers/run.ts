// The register engine at 200,000 rows of one company. Budgets: a list, a filter or a search within
// 2 × the same written by hand, at the first and the last page; an export that grows the server by
// less than 150 MB; the verdicts on an import of 10,000 lines within 10 s.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../../src/kit/db/server/migrate.ts'
import { measureLists } from './lists.ts'
import type { PeerOptions } from './peers.ts'
import { fill } from './places.ts'
import { measureExports, measureImport } from './sheets.ts'

const rounds = Number(process.env.ROUNDS ?? 15)

async function startPeer(options: PeerOptions) {
  const child = fork(join(import.meta.dirname, 'peers.ts'), {
    // The bound that the product starts with.
    execArgv: [...process.execArgv, '--max-old-space-size=1024'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    child.once('exit', (code) =>
      reject(new Error(`The ${options.peer} server ended with ${code}.`)),
    )
    child.send(options)
  })
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'))
// As root, PostgreSQL runs as another user, who must get in.
chmodSync(folder, 0o711)
const embedded = await startEmbedded({ dataDir: join(folder, 'database'), log: () => undefined })
let over = 0
try {
  await migrate(embedded.connection)
  const token = randomBytes(32).toString('base64url')
  const companyId = await fill(embedded.connection, token)
  const options = { connection: embedded.connection, companyId, folder: join(folder, 'files') }
  const byHand = await startPeer({ peer: 'by hand', ...options })
  const ours = await startPeer({ peer: 'ours', ...options })
  over += await measureLists({ ours: ours.port, byHand: byHand.port }, token, rounds)
  const server = { port: ours.port, pid: ours.pid, token }
  over += await measureExports(server)
  over += await measureImport(server)
  await byHand.stop()
  await ours.stop()
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = over === 0 ? 0 : 1
