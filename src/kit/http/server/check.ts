// What a call is given, held against its schemas, and what is wrong with it in plain words.
import type { z } from 'zod'
import { Problem } from '../../problems.ts'
import { fieldErrors, plainly } from '../plain-issues.ts'

/** Deeper than anything that a screen sends. */
const deepest = 200

function refuseDeep(given: unknown, depth = 0): void {
  if (typeof given !== 'object' || given === null) return
  if (depth > deepest) throw new Problem('request/malformed')
  for (const value of Object.values(given)) refuseDeep(value, depth + 1)
}

/** The path of a text that the database cannot keep: one with U+0000, or with half a character. */
function unstorable(given: unknown, path: readonly string[] = []): string | undefined {
  if (typeof given === 'string')
    return given.includes('\0') || !given.isWellFormed() ? path.join('.') : undefined
  if (typeof given !== 'object' || given === null) return undefined
  for (const [name, value] of Object.entries(given)) {
    const found = unstorable(name, path) ?? unstorable(value, [...path, name])
    if (found !== undefined) return found
  }
  return undefined
}

function refuseUnstorable(given: unknown): void {
  const path = unstorable(given)
  if (path !== undefined)
    throw new Problem('input/invalid', {
      errors: { [path]: ['This contains a character that cannot be saved. Please type it again.'] },
    })
}

export function check<S extends z.ZodType>(
  schema: S | undefined,
  given: unknown,
  part: 'params' | 'query' | 'body',
): z.output<S> | undefined {
  if (schema === undefined) return undefined
  refuseDeep(given)
  const checked = schema.safeParse(given, { error: plainly })
  if (checked.success) {
    // As it goes to the handler: a schema may clean what it takes.
    refuseUnstorable(checked.data)
    return checked.data
  }
  // An id that is none names nothing: the same answer as for a row of another company.
  if (part === 'params') throw new Problem('row/missing')
  if (part === 'body' && (typeof given !== 'object' || given === null))
    throw new Problem('request/malformed')
  throw new Problem('input/invalid', { errors: fieldErrors(checked.error) })
}

export function queryOf(url: URL): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}
