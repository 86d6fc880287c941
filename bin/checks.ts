// What must hold of the whole tree before anything is tested; `npm run check` and `npm test` run it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findFaults } from './structure/find-faults.ts'
import { readTree } from './structure/read-tree.ts'

export type CheckResult = { name: string; ok: boolean; output: string }

const root = join(import.meta.dirname, '..')

function command(name: string, file: string, args: string[]): CheckResult {
  const done = spawnSync(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { name, ok: done.status === 0, output: `${done.stdout}${done.stderr}` }
}

function structure(): CheckResult {
  const faults = findFaults(readTree(root))
  return { name: 'structure and imports', ok: faults.length === 0, output: faults.join('\n') }
}

export function runChecks(): CheckResult[] {
  const types = (project: string) =>
    command(`types of ${project}`, 'typescript/bin/tsc', ['-p', project])
  return [
    command('format and lint', '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
    types('tsconfig.json'),
    types('tsconfig.pure.json'),
    types('tsconfig.web.json'),
    types('tsconfig.tests.json'),
    structure(),
  ]
}
