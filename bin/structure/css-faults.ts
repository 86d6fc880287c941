// What is dressed: a class that nobody wears, or that nobody wrote, is a fault.
import { resolveImport } from './imports.ts'
import type { Tree } from './read-tree.ts'

export const looksFile = 'src/kit/web/theme/looks.css'

const imported = /import (\w+) from '([^']+\.module\.css)'/g
const composed = /composes: ([^;]+) from global/g
const worn = /className="([^"]*)"/g
/** Whatever may be the name of a look: words in quotes, and what a template says between its values. */
const quoted = /["'`}]([\w\s-]+)["'`$]/g

const inside = (text: string, what: RegExp): string[] =>
  [...text.matchAll(what)].map((match) => match[1] ?? '')
const words = (texts: string[]): string[] =>
  texts.flatMap((text) => text.split(/\s+/)).filter(Boolean)

function classesOf(css: string): Set<string> {
  const ours = css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
  return new Set(inside(ours, /\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g))
}

type Module = { has: Set<string>; used: Set<string>; byName: boolean }

/** The classes of each module, and which of them its importers name. */
function moduleFaults(tree: Tree): string[] {
  const modules = new Map<string, Module>()
  for (const [path, text] of tree)
    if (path.endsWith('.module.css'))
      modules.set(path, { has: classesOf(text), used: new Set(), byName: true })
  const missing: string[] = []
  for (const [path, text] of tree)
    for (const [, name = '', from = ''] of text.matchAll(imported)) {
      const target = resolveImport(path, from)
      const module = 'path' in target ? modules.get(target.path) : undefined
      if (module === undefined) continue
      if (text.includes(`${name}[`)) module.byName = false
      for (const one of inside(
        text.replaceAll(imported, ''),
        new RegExp(`\\b${name}\\.(\\w+)`, 'g'),
      )) {
        module.used.add(one)
        if (!module.has.has(one)) missing.push(`${path}: ${name}.${one} is not in ${from}`)
      }
    }
  const idle = [...modules].flatMap(([path, { has, used, byName }]) =>
    byName
      ? [...has].filter((one) => !used.has(one)).map((one) => `${path}: nobody uses .${one}`)
      : [],
  )
  return [...missing, ...idle]
}

/** The looks that all share: each is worn somewhere, and each that is named exists. */
function lookFaults(tree: Tree): string[] {
  const looks = classesOf(tree.get(looksFile) ?? '')
  const styles = [...tree].filter(([path]) => path.endsWith('.css'))
  const known = new Set(
    styles.flatMap(([path, text]) =>
      path.endsWith('.module.css') ? inside(text, /:global\(\.([\w-]+)/g) : [...classesOf(text)],
    ),
  )
  const named = new Set<string>()
  const unknown: string[] = []
  for (const [path, text] of tree) {
    if (!path.startsWith('src/') || path === looksFile) continue
    const css = path.endsWith('.css')
    const sure = words(inside(text, css ? composed : worn))
    for (const one of sure) if (!known.has(one)) unknown.push(`${path}: no look is called ${one}`)
    for (const one of css ? sure : words(inside(text, quoted))) named.add(one)
    for (const one of sure) named.add(one)
  }
  const idle = [...looks].filter((one) => !named.has(one))
  return [...unknown, ...idle.map((one) => `${looksFile}: nobody uses .${one}`)]
}

export const cssFaults = (tree: Tree): string[] => [...moduleFaults(tree), ...lookFaults(tree)]
