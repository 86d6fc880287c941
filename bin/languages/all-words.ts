// All words of the product's registers, and the tables of the languages.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registers } from '../../src/app/registers.ts'
import { registerWords, saidInCode, type Table } from './register-words.ts'

const root = join(import.meta.dirname, '../..')
const sources = () =>
  globSync('src/{register,features}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(root, path), 'utf8'))

export const allWords = (): string[] => [
  ...new Set([...registerWords(registers), ...sources().flatMap(saidInCode)]),
]

export const tableOf = (language: 'fr' | 'es'): Table =>
  JSON.parse(readFileSync(join(root, `messages/words/${language}.json`), 'utf8'))

/** Translated, and said nowhere any more: neither by a definition nor as a text of the code. */
export function unusedIn(table: Table): string[] {
  const words = new Set(allWords())
  const code = sources().join('\n')
  return Object.keys(table).filter((word) => !words.has(word) && !code.includes(`'${word}'`))
}
