// Builds the front end into build/client, unless what it is made from has not changed since.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import config from '../react-router.config.ts'
import { externaliseScripts } from './pages/externalise-scripts.ts'
import { lightenManifest } from './pages/lighten-manifest.ts'
import { writeSite } from './pages/site.ts'
import { sourcesHash } from './pages/sources-hash.ts'
import { squeeze } from './pages/squeeze.ts'
import { clearLeftOvers, swapIn } from './pages/swap-in.ts'
import { writeWorker } from './pages/worker.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'build')
const stamp = join(folder, '.made-from')
const hash = sourcesHash(root)

// Also where a test asks for it: the pages are those that people get.
process.env.NODE_ENV = 'production'

/** Beside the build that is there: a server may be serving it. */
async function build(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  clearLeftOvers(folder)
  const next = join(folder, `next-${process.pid}`)
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const patience = pathToFileURL(join(root, 'bin/pages/patience.ts')).href
  const done = spawnSync(process.execPath, ['--import', patience, tool, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, BUILD_FOLDER: next },
  })
  if (done.status === 0) {
    externaliseScripts(join(next, 'client'))
    await writeWorker(join(next, 'client'))
    lightenManifest(join(next, 'client'), config.prerender)
    await writeSite(join(next, 'client'))
    await squeeze(join(next, 'client'))
    // Without the stamp a swap that is cut short is followed by another build.
    rmSync(stamp, { force: true })
    swapIn(join(next, 'client'), join(folder, 'client'))
    writeFileSync(stamp, hash)
  } else {
    console.error(done.stdout, done.stderr)
    process.exitCode = 1
  }
  rmSync(next, { recursive: true, force: true })
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) await build()
