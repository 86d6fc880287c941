// The database does not keep our process alive; who stops it is answered all the same.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { accountFor } from './account.ts'
import { findBinaries } from './binaries.ts'

const script = (folder: string) => `
  const { startEmbedded } = await import(${JSON.stringify(new URL('start-embedded.ts', import.meta.url).href)})
  const { stop } = await startEmbedded({
    dataDir: ${JSON.stringify(join(folder, 'database'))}, programs: ${JSON.stringify(join(folder, 'bin'))},
    log: () => undefined, fast: true,
  })
  await stop()
  console.log('stopped')`

test('a process with nothing else to do waits until its database has ended', async (context) => {
  if (process.platform === 'win32') return context.skip('the slow end is a shell script')
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-stopping-'))
  try {
    chmodSync(folder, 0o711)
    const { postgres, initdb, pgCtl } = await findBinaries(accountFor(join(folder, 'database')))
    mkdirSync(join(folder, 'bin'))
    symlinkSync(initdb, join(folder, 'bin/initdb'))
    symlinkSync(pgCtl, join(folder, 'bin/pg_ctl'))
    // Its process ends later than it says that it has: a busy machine does so by itself now and then.
    writeFileSync(join(folder, 'bin/postgres'), `#!/bin/sh\n"${postgres}" "$@"\nsleep 1\n`, {
      mode: 0o755,
    })
    const args = ['--input-type=module', '-e', script(folder)]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    assert.equal(stdout.trim(), 'stopped', stderr)
    assert.equal(status, 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
