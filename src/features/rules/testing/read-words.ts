// The words of the rules as the page loads them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
type Words = Record<string, string>
const read = (path: string): Words => JSON.parse(readFileSync(join(root, path), 'utf8'))

export const readWords = (language: string): Words => ({
  ...read(`regulation/words/${language}.json`),
  ...read(`features/rules/web/words/${language}.json`),
})
