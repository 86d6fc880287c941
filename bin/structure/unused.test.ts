import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../..')

/** What the check says of a small tree, by the rules of this one. */
function unusedIn(files: Record<string, string>): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-unused-'))
  try {
    for (const [path, text] of Object.entries({ 'package.json': '{"name":"small"}', ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const knip = join(root, 'node_modules/knip/bin/knip.js')
    const config = join(root, 'knip.config.ts')
    const args = [knip, '--no-progress', '--directory', folder, '--config', config]
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    return { status, said: stdout }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('an export, a type and a file that nothing reaches are found, and nothing else is', () => {
  const start = "import { used } from '../src/kit/given.ts'\nused()\n"
  const given = 'export const used = () => undefined\n'
  const fine = unusedIn({ 'bin/start.ts': start, 'src/kit/given.ts': given })
  assert.deepEqual(fine, { status: 0, said: '' })

  const planted = `${given}export const planted = 1\nexport type Planted = string\n`
  const found = unusedIn({
    'bin/start.ts': start,
    'src/kit/given.ts': planted,
    'src/kit/alone.ts': 'export const alone = 1\n',
  })
  assert.equal(found.status, 1)
  assert.match(found.said, /Unused files \(1\)\s+src\/kit\/alone\.ts/)
  assert.match(found.said, /planted\s+src\/kit\/given\.ts/)
  assert.match(found.said, /Planted\s+type\s+src\/kit\/given\.ts/)
})
