// Two servers and one PostgreSQL behind a small proxy: the core of the journeys by calls, each call at
// the next server. With FILES_S3_… set, files are in that store; else in one folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { publishForm, signIn } from '../torture/form.ts'
import { openOwnDatabase } from '../torture/own-database.ts'
import { asking } from '../torture/phone.ts'
import { round } from './journey.ts'
import { openProxy } from './proxy.ts'

const rounds = Number(process.env.ROUNDS ?? 10)
const s3 = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith('FILES_S3_')),
)
const folder = mkdtempSync(join(tmpdir(), 'plumbline-several-'))
chmodSync(folder, 0o711)
const database = await openOwnDatabase(join(folder, 'database'))
const children: ChildProcess[] = []
const ports: number[] = []
const proxy = await openProxy(() => ports)
const address = `http://127.0.0.1:${proxy.port}`

async function startOne(n: number): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: {
      PATH,
      HOME,
      ...s3,
      DATABASE_URL: database.url,
      PUBLIC_URL: address,
      PLUMBLINE_KEY_FILE: join(folder, 'encryption.key'),
      TRUST_PROXY: '127.0.0.1',
      PLUMBLINE_DATA: join(folder, 'FILES_S3_BUCKET' in s3 ? `files-${n}` : 'files'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /^port (\d+)$/.exec(line) ?? []
    if (port === undefined) continue
    ports.push(Number(port))
    return
  }
  throw new Error('A server ended at its start.')
}

try {
  await startOne(1)
  await startOne(2)
  let token: string | undefined
  const ask = asking(
    () => proxy.port,
    () => token,
  )
  token = await signIn(ask, 'manager@northgate.test')
  const { version } = await publishForm(ask)
  const site = { ask, address, token, version }
  const began = performance.now()
  const done = new Set<string>()
  for (let n = 0; n < rounds; n += 1) for (const id of await round(site)) done.add(id)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `${done.size} submissions filled with photos, signed, read as PDFs, in ${rounds} ZIP files and ${rounds} mails, in ${seconds} s`,
  )
  console.log(
    `files in ${'FILES_S3_BUCKET' in s3 ? 'the object store' : 'one folder'}; calls at each server: ${proxy.counts.join(' and ')}`,
  )
} finally {
  for (const child of children) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  await proxy.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
