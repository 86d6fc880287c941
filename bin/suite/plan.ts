// Which files of tests there are, what each needs to run, and how long it took before.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { importsOf, resolveImport } from '../structure/imports.ts'

/** One piece of work: a file of tests, or a check. */
export type Job = { kind: string; name: string; seconds: number }

const root = join(import.meta.dirname, '../..')
export const durationsFile = 'tests/durations.json'

/** Seconds of a file that no run has timed. */
const untimed: Record<string, number> = {
  journeys: 15,
  components: 10,
  start: 30,
  data: 4,
  swift: 20,
}

const isShared = (path: string) => /^tests\/|\/testing\//.test(path) && !path.endsWith('.test.ts')

/** The files of the tests' own that a file of tests is built on. */
export function sharedBy(path: string, found = new Set<string>()): Set<string> {
  for (const { from } of importsOf(readFileSync(join(root, path), 'utf8'))) {
    const target = resolveImport(path, from)
    if ('package' in target || !isShared(target.path) || found.has(target.path)) continue
    if (!target.path.endsWith('.ts') || !existsSync(join(root, target.path))) continue
    found.add(target.path)
    sharedBy(target.path, found)
  }
  return found
}

/** What a file is built on says what must stand before it runs. */
function kindOf(path: string): string {
  const shared = sharedBy(path)
  if (shared.has('tests/start/started.ts')) return 'start'
  if (shared.has('tests/machinery/files/swift.ts')) return 'swift'
  if (shared.has('tests/browser.ts'))
    return shared.has('tests/database.ts') ? 'journeys' : 'components'
  if (shared.has('tests/database.ts')) return 'data'
  return path.startsWith('tests/pages/') ? 'pages' : 'pure'
}

function durations(): Record<string, number> {
  const path = join(root, durationsFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** The files below each of the folders given, or all; the longest first. */
export function filesBelow(asked: string[]): Job[] {
  const starts = asked.map((path) => relative(root, resolve(path)))
  const seconds = durations()
  return globSync('{src,bin,tests}/**/*.test.ts', { cwd: root })
    .filter((file) => starts.length === 0 || starts.some((start) => file.startsWith(start)))
    .map((name) => {
      const kind = kindOf(name)
      return { kind, name, seconds: seconds[name] ?? untimed[kind] ?? 1 }
    })
    .sort((one, other) => other.seconds - one.seconds || one.name.localeCompare(other.name))
}

/** `12 files of tests below src/kit, tests/api`. */
export function inWords(jobs: Job[]): string {
  const folders = new Set(jobs.map(({ name }) => name.split('/').slice(0, 2).join('/')))
  const files = jobs.length === 1 ? '1 file' : `${jobs.length} files`
  return `${files} of tests below ${[...folders].sort().join(', ')}`
}
