// Migrations that have landed stay as they are: databases were built with them. Their hashes are in
// db/migrations/landed.txt, where `npm run schema` adds a new one.
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrations } from '../../src/kit/db/server/migrate.ts'

type Migration = { name: string; hash: string }

const list = join(import.meta.dirname, '../../db/migrations/landed.txt')

export function landedIn(text: string): Migration[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ hash: line.slice(0, 64), name: line.slice(66) }))
}

export function faultsOfLanded(landed: Migration[], there: Migration[]): string[] {
  const hashOf = new Map(there.map(({ name, hash }) => [name, hash]))
  const listed = new Set(landed.map(({ name }) => name))
  return [
    ...landed.flatMap(({ name, hash }) => {
      const now = hashOf.get(name)
      if (now === undefined) return [`${name}: a migration that landed is gone; put it back`]
      return now === hash
        ? []
        : [
            `${name}: edited after it landed; put it back and write another (one that no other database was built with: take its line out of db/migrations/landed.txt, npm run schema)`,
          ]
    }),
    ...there
      .filter(({ name }) => !listed.has(name))
      .map(({ name }) => `${name}: not in db/migrations/landed.txt; npm run schema adds it`),
  ]
}

export const landedFaults = (): string[] =>
  faultsOfLanded(landedIn(readFileSync(list, 'utf8')), readMigrations())

export function listNewMigrations(): void {
  const listed = new Set(landedIn(readFileSync(list, 'utf8')).map(({ name }) => name))
  for (const { name, hash } of readMigrations())
    if (!listed.has(name)) appendFileSync(list, `${hash}  ${name}\n`)
}
