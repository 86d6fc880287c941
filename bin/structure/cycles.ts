// Files that import each other in a circle: none of them can be read, moved or loaded alone.
import { importsOf, resolveImport } from './imports.ts'
import type { Tree } from './read-tree.ts'
import { cycles as allowed } from './rules.ts'

/** What each file needs at run time; the import of a type is gone by then. */
function graphOf(tree: Tree): Map<string, string[]> {
  const sources = [...tree].filter(([path]) => path.startsWith('src/'))
  return new Map(
    sources.map(([path, text]) => [
      path,
      importsOf(text).flatMap(({ from, typeOnly }) => {
        const target = resolveImport(path, from)
        return 'path' in target && !typeOnly && tree.has(target.path) ? [target.path] : []
      }),
    ]),
  )
}

/** The groups of files that reach each other (Tarjan). */
function circles(graph: Map<string, string[]>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const visit = (path: string) => {
    order.set(path, order.size)
    lowest.set(path, order.size - 1)
    open.push(path)
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next))
        lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(path) !== order.get(path)) return
    const group = open.splice(open.indexOf(path))
    if (group.length > 1) found.push(group.sort())
  }
  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return found
}

export function cycleFaults(tree: Tree): string[] {
  const isAllowed = (group: string[]) =>
    allowed.some(({ files }) => group.every((path) => files.includes(path)))
  return circles(graphOf(tree))
    .filter((group) => !isAllowed(group))
    .map((group) => `These import each other in a circle: ${group.join(', ')}`)
}
