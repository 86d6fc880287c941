import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ProseFacts, readProse } from '../prose/prose.ts'

const folder = join(import.meta.dirname, '../prose/texts/ideas')

/** The articles and worked examples, by the last part of their address; the one reviewed last first. */
export const readIdeas = (): [slug: string, facts: ProseFacts][] =>
  globSync('*.md', { cwd: folder })
    .map((file): [string, ProseFacts] => [
      basename(file, '.md'),
      readProse(readFileSync(join(folder, file), 'utf8')).facts,
    ])
    .sort(([, one], [, other]) => (one.reviewed < other.reviewed ? 1 : -1))
