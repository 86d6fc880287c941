// How often the code says a type that the compiler does not know: each of these counts may only fall.
import { partsOf } from './parts-of.ts'
import type { Tree } from './read-tree.ts'
import { ceilings } from './rules.ts'

const isProduct = (path: string) =>
  /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)

/** Names that an import or an export gives are no casts. */
const statement = /(?:^|\n)(?:import|export)\b[^;=()]*?\bfrom\b|(?:^|\n)export (?:type )?\{[^}]*\}/g
const cast = /\bas\s+(?!const\b)[\w({["'[]/g
/** `db.many<Row>(sql…)`: a promise that no test holds against the answer. */
const promise = /\.(?:many|maybe|last)</g

const found: Record<keyof typeof ceilings, (code: string) => number> = {
  casts: (code) => [...code.replace(statement, '').matchAll(cast)].length,
  'row promises': (code) => [...code.matchAll(promise)].length,
}

/** How much a count may lie below its ceiling before the ceiling has to follow. */
const slack = 10

export function castFaults(
  tree: Tree,
  most: Readonly<Record<string, number>> = ceilings,
): string[] {
  const codes = [...tree].filter(([path]) => isProduct(path)).map(([, text]) => partsOf(text).code)
  return Object.entries(found).flatMap(([name, count]) => {
    const ceiling = most[name] ?? 0
    const there = codes.reduce((sum, code) => sum + count(code), 0)
    if (there > ceiling) return [`${there} ${name} in src, ${ceiling} at most: let a type say it`]
    return there < ceiling - slack
      ? [`${there} ${name} in src: lower the ceiling in bin/structure/rules.ts`]
      : []
  })
}
