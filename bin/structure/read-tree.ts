import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every source file of the project, its styles, and the rules of the regulation room, by path: what git tracks
 * and what it does not ignore. */
export type Tree = Map<string, string>

const source =
  /^(src|styleguide|bin|bench|demo|tests)\/.*\.(ts|tsx|mjs)$|^(src|styleguide)\/.*\.css$|^src\/regulation\/rules\/.*\.json$/
/** What is written by hand; the words of docs/registers.md are those of the definitions. */
const document = /^(?!CHANGELOG|docs\/registers).*\.md$/

export const readTree = (root: string): Tree => read(root, source)
export const readDocuments = (root: string): Tree => read(root, document)

function read(root: string, wanted: RegExp): Tree {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const paths = listed
    .split('\n')
    .filter((path) => wanted.test(path) && existsSync(join(root, path)))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
