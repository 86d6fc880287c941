// Writes composed lists, and holds those that are there against what they would be.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A file that is composed, and all that it says. */
export type List = { path: string; text: string }

/** What a folder is called in code. */
export const camel = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export function writeLists(lists: readonly List[]): void {
  for (const { path, text } of lists) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const isStale = ({ path, text }: List) =>
  !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text

export const staleIn = (lists: readonly List[]): string[] =>
  lists.filter(isStale).map(({ path }) => `${path} is stale: npm run docs`)
