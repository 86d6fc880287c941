// Where a folder is too wide to be read at a glance, and where a file is a fragment of its neighbour.
import { basename, dirname } from 'node:path/posix'
import { importsOf, resolveImport } from './imports.ts'
import type { Tree } from './read-tree.ts'
import * as rules from './rules.ts'

const isOneAKind = (folder: string) => rules.oneFileAKind.some((one) => one.folder === folder)
const isTest = (path: string) => /\.(test|cases)\.tsx?$/.test(path)

function wideFaults(tree: Tree): string[] {
  const count = Map.groupBy(tree.keys(), dirname)
  return [...count].flatMap(([folder, files]) =>
    /^(src|tests)\//.test(folder) && files.length > rules.widest && !isOneAKind(folder)
      ? [`${folder}: ${files.length} files, ${rules.widest} at most; split it by what they do`]
      : [],
  )
}

/** Who imports each file, and which files are loaded apart. */
function readImports(tree: Tree) {
  const importers = new Map<string, Set<string>>()
  const apart = new Set<string>()
  for (const [path, text] of tree)
    for (const { from, dynamic } of path.endsWith('.json') ? [] : importsOf(text)) {
      const target = resolveImport(path, from)
      if ('package' in target) continue
      importers.set(target.path, (importers.get(target.path) ?? new Set()).add(path))
      if (dynamic) apart.add(target.path)
    }
  return { importers, apart }
}

function fragmentFaults(tree: Tree): string[] {
  const { importers, apart } = readImports(tree)
  return [...tree].flatMap(([path, text]) => {
    const folder = dirname(path)
    // A name of two parts (x.store.ts) says which side the file is of; keys.ts is where each looks for keys.
    const isPlain =
      path.startsWith('src/') &&
      basename(path).split('.').length === 2 &&
      basename(path) !== 'keys.ts'
    const lines = text.split('\n').length - 1
    if (!isPlain || lines >= rules.leastLines || isOneAKind(folder) || apart.has(path)) return []
    const [one, ...more] = importers.get(path) ?? []
    if (one === undefined || more.length > 0 || dirname(one) !== folder || isTest(one)) return []
    if (tree.has(path.replace(/\.tsx?$/, '.test.ts'))) return []
    return [`${path}: ${lines} lines that only ${basename(one)} imports; fold it into that file`]
  })
}

export const folderFaults = (tree: Tree): string[] => [...wideFaults(tree), ...fragmentFaults(tree)]
