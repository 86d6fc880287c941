// Builds the front end into build/client, unless what it is made from has not changed since.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { externaliseScripts } from './pages/externalise-scripts.ts'
import { sourcesHash } from './pages/sources-hash.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'build/client')
const stamp = join(root, 'build/.made-from')
const hash = sourcesHash(root)

function build(): void {
  // Without the stamp a build that was cut short is made again.
  rmSync(join(root, 'build'), { recursive: true, force: true })
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const done = spawnSync(process.execPath, [tool, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (done.status !== 0) {
    console.error(done.stdout, done.stderr)
    process.exit(1)
  }
  externaliseScripts(client)
  writeFileSync(stamp, hash)
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) build()
