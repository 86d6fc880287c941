import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every source file of the project, and the rules of the regulation room, by path: what git tracks
 * and what it does not ignore. */
export type Tree = Map<string, string>

const source = /^(src|bin|bench|demo|tests)\/.*\.(ts|tsx|mjs)$|^src\/regulation\/rules\/.*\.json$/

export function readTree(root: string): Tree {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const paths = listed
    .split('\n')
    .filter((path) => source.test(path) && existsSync(join(root, path)))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
