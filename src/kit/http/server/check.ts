// What a call is given, held against its schemas, and what is wrong with it in plain words.
import type { z } from 'zod'
import { Problem } from '../../problems.ts'
import { fieldErrors, plainly } from '../plain-issues.ts'

export function check(
  schema: z.ZodType | undefined,
  given: unknown,
  part: 'params' | 'query' | 'body',
): unknown {
  if (schema === undefined) return undefined
  const checked = schema.safeParse(given, { error: plainly })
  if (checked.success) return checked.data
  // An id that is none names nothing: the same answer as for a row of another company.
  if (part === 'params') throw new Problem('row/missing')
  if (part === 'body' && (typeof given !== 'object' || given === null))
    throw new Problem('request/malformed')
  throw new Problem('input/invalid', { errors: fieldErrors(checked.error) })
}

export function queryOf(url: URL): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name)
    query[name] = values.length === 1 ? (values[0] ?? '') : values
  }
  return query
}
