import { posix } from 'node:path'

/** `dynamic`: the module is loaded apart, when it is needed. */
export type Import = { from: string; line: number; typeOnly: boolean; dynamic: boolean }

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

/** The modules that a source text names in its import and export statements. */
export function importsOf(text: string): Import[] {
  return [...text.matchAll(statement)].map((match) => ({
    from: match[1] ?? match[2] ?? '',
    line: text.slice(0, match.index + match[0].length).split('\n').length,
    dynamic: match[2] !== undefined,
    typeOnly: /^\s*(import|export)\s+type\s/.test(match[0]),
  }))
}

/** The path that a relative import leads to, or the package's name. */
export function resolveImport(file: string, from: string): { path: string } | { package: string } {
  if (from.startsWith('.')) return { path: posix.join(posix.dirname(file), from) }
  const parts = from.split('/')
  return { package: from.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '') }
}
