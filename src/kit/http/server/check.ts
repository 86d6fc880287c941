// What a call is given, held against its schemas, and what is wrong with it in plain words.
import type { z } from 'zod'
import { Problem } from '../../problems.ts'

export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return errors
}

const count = (origin: string, said: { string: string; number: string; array: string }): string =>
  said[origin === 'string' || origin === 'array' ? origin : 'number']

/** What a person may meet, in plain words, where the contract says nothing of its own. */
export function plainly(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'This is required.'
  if (issue.code === 'too_small') {
    const { minimum, origin } = issue
    if (origin === 'string' && minimum === 1) return 'This is required.'
    return count(origin, {
      string: `Please use at least ${minimum} characters.`,
      number: `Please enter ${minimum} or more.`,
      array: `Please choose at least ${minimum}.`,
    })
  }
  if (issue.code === 'too_big')
    return count(issue.origin, {
      string: `Please use at most ${issue.maximum} characters.`,
      number: `Please enter ${issue.maximum} or less.`,
      array: `Please choose at most ${issue.maximum}.`,
    })
  if (issue.code === 'invalid_value') return 'Please choose one of the list.'
  // The rest no screen sends: the words are for whoever writes to the call.
  return undefined
}

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
