// Which column of a file fills which field.
import { Problem } from '../../../../kit/problems.ts'
import type { Say } from '../../../../kit/sentences.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { guessMapping, isKnownAs, type Mapping } from '../guess.ts'
import { importable } from '../importable.ts'
import { refuseFile, type SheetTable } from './read-table.ts'

/** The first values under each heading, by which a person knows the column. */
export function examplesOf({ headings, lines }: SheetTable): Record<string, string[]> {
  const some = lines.slice(0, 20)
  return Object.fromEntries(
    headings.map((heading, n) => {
      const values = some.map(({ cells }) => (cells[n] ?? '').trim().slice(0, 80))
      return [heading, [...new Set(values.filter((value) => value !== ''))].slice(0, 3)]
    }),
  )
}

/** Headings that were guessed and only resemble what their fields are called. */
export function guessedOf(
  { extension: { register } }: RegisterRequest,
  { headings }: SheetTable,
  mapping: Mapping,
  sayers: readonly Say[],
): string[] {
  const guess = guessMapping(register, headings, sayers)
  return headings.filter((heading) => {
    const name = mapping[heading] ?? null
    return name !== null && name === guess[heading] && !isKnownAs(register, name, heading, sayers)
  })
}

/** The given mapping, held against the register; else the guess. */
export function mappingOf(
  { extension }: RegisterRequest,
  table: SheetTable,
  given: Mapping | undefined,
  sayers: readonly Say[],
): Mapping {
  const { register } = extension
  const { headings } = table
  const mapping = given ?? guessMapping(register, headings, sayers)
  const used = headings.map((heading) =>
    Object.hasOwn(mapping, heading) ? (mapping[heading] ?? null) : null,
  )
  const fields = used.filter((name) => name !== null)
  const known = new Set(importable(register).map(([name]) => name))
  const refuse = (message: string) => {
    throw new Problem('input/invalid', { errors: { mapping: [message] } })
  }
  if (!fields.every((name) => known.has(name))) refuse('There is no such field to import.')
  if (new Set(fields).size < fields.length) refuse('Two columns cannot fill the same field.')
  if (fields.length === 0)
    refuseFile('No headings were recognized. The first line must contain the headings.', {
      headings,
      examples: examplesOf(table),
    })
  return Object.fromEntries(headings.map((heading, n) => [heading, used[n] ?? null]))
}
