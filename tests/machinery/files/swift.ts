// OpenStack Swift with its S3 interface, from Debian's packages: a real server that checks signatures.
// Four processes on this machine alone, one copy of everything, in a folder that goes with the run.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../../src/kit/files/server/s3-store.ts'
import { until } from '../../until.ts'
import { kinds } from './install-swift.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

const runtime = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = root
workers = 0
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
log_address = ${join(folder, 'no-log')}
`

const proxy = (folder: string, port: number) => `${runtime(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo versioned_writes symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
# What was asked before all four were up says nothing of them, and a busy machine is slow.
error_suppression_limit = 1000000
conn_timeout = 20
node_timeout = 60
[filter:tempauth]
use = egg:swift#tempauth
user_plumb_line = secret .admin
${[
  's3api',
  'catch_errors',
  'gatekeeper',
  'listing_formats',
  'copy',
  'slo',
  'dlo',
  'symlink',
  'versioned_writes',
]
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}`)
  .join('\n')}
allow_object_versioning = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
`

/** One device for everything, so that nothing is copied. All in one program: Python is slow to start. */
const ringMaker = `import sys
from swift.common.ring import RingBuilder
for kind, port in zip(('account', 'container', 'object'), sys.argv[2:]):
    ring = RingBuilder(4, 1, 1)
    ring.add_dev(dict(id=0, region=1, zone=1, ip='127.0.0.1', port=int(port), device='one', weight=1))
    ring.rebalance()
    ring.get_ring().save('%s/%s.ring.gz' % (sys.argv[1], kind))
`

function makeRings(folder: string, ports: readonly number[]): void {
  const words = ['-c', ringMaker, folder, ...ports.map(String)]
  const { status, stderr } = spawnSync('/usr/bin/python3', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

export type Swift = { settings: S3Settings; stop(): Promise<void> }

async function stopAll(children: readonly ChildProcess[], folder: string): Promise<void> {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((over) => child.once('exit', over))
      child.kill('SIGKILL')
      await ended
    }),
  )
  rmSync(folder, { recursive: true, force: true })
}

export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-swift-'))
  mkdirSync(join(folder, 'devices', 'one'), { recursive: true })
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = before\nswift_hash_path_suffix = after\n[storage-policy:0]\nname = gold\ndefault = yes\n',
  )
  const children: ChildProcess[] = []
  const said: string[] = []
  const start = (kind: string, text: string) => {
    const path = join(folder, `${kind}-server.conf`)
    writeFileSync(path, text)
    const child = spawn(`/usr/bin/swift-${kind}-server`, [path], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => said.push(piece.toString()))
    children.push(child)
  }
  const ports = await Promise.all(kinds.map(freePort))
  makeRings(folder, ports)
  for (const [n, kind] of kinds.entries())
    start(
      kind,
      `${runtime(folder, ports[n] ?? 0)}[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    )
  const port = await freePort()
  start('proxy', proxy(folder, port))
  const settings = {
    bucket: 'files',
    region: 'us-east-1',
    accessKey: 'plumb:line',
    secretKey: 'secret',
    endpoint: `http://127.0.0.1:${port}`,
  }
  try {
    await until(() => makeBucket(settings), { what: 'The bucket' })
  } catch (error) {
    await stopAll(children, folder)
    throw new Error(said.join(''), { cause: error })
  }
  return { settings, stop: () => stopAll(children, folder) }
}

async function makeBucket({ bucket, region, accessKey, secretKey, endpoint }: S3Settings) {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  })
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    return true
  } catch (error) {
    // Not up yet.
    if (error instanceof Error) return false
    throw error
  } finally {
    client.destroy()
  }
}
