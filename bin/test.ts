// Every check and every test, closing with the plain line `N passed, N failed, N skipped`.
// `npm test -- src/form-engine` runs the tests below that folder only.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { runChecks } from './checks.ts'

const root = join(import.meta.dirname, '..')
const only = process.argv.slice(2)
const count = { passed: 0, failed: 0, skipped: 0 }

if (only.length === 0)
  for (const { name, ok, output } of runChecks()) {
    console.log(`${ok ? '✔' : '✖'} ${name}`)
    if (!ok) console.log(output)
    count[ok ? 'passed' : 'failed'] += 1
  }

const files = globSync('{src,bin,tests}/**/*.test.ts', { cwd: root })
  .filter((file) => only.length === 0 || only.some((start) => file.startsWith(start)))
  .sort()
  .map((file) => join(root, file))

// One process for all files: their tests open what they need and close it again.
const events = run({ files, isolation: 'none', concurrency: false })
events.on('test:pass', (test) => {
  if (test.details.type === 'suite') return
  count[test.skip !== undefined || test.todo !== undefined ? 'skipped' : 'passed'] += 1
})
events.on('test:fail', (test) => {
  if (test.details.type !== 'suite') count.failed += 1
})
events.compose(spec).pipe(process.stdout)

/** A PostgreSQL that is on the machine already: what touches the database must hold there as well. */
function onOtherServer(): void {
  const programs = globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => Number(/\d+/.exec(folder)?.[0]) >= 15)
    .at(-1)
  const given = process.env.DATABASE_URL ?? process.env.POSTGRES_PROGRAMS
  if (only.length > 0 || given !== undefined || programs === undefined) return
  console.log(`\nOnce more on the PostgreSQL in ${programs}`)
  const folders = ['tests/api', 'tests/machinery']
  const child = spawnSync(process.execPath, [import.meta.filename, ...folders], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, POSTGRES_PROGRAMS: programs },
    maxBuffer: 1 << 26,
  })
  console.log(child.stdout, child.stderr)
  const closing = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(child.stdout)
  count.passed += Number(closing?.[1] ?? 0)
  count.failed += closing === null ? 1 : Number(closing[2])
  count.skipped += Number(closing?.[3] ?? 0)
}

events.on('end', () => {
  process.once('beforeExit', () => {
    onOtherServer()
    process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1
  })
  process.on('exit', () => {
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
  })
  process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1
})
