// What is wrong with a value, in plain words, where its schema says nothing of its own: the server
// and the forms say the same.
import type { z } from 'zod'
import type { FieldErrors } from '../problems.ts'

/** By the path of the field, `ingredients.0.name` for what lies inside one. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors = new Map<string, string[]>()
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    errors.set(field, [...(errors.get(field) ?? []), issue.message])
  }
  return Object.fromEntries(errors)
}

const isLeftOut = (input: unknown) =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '')

/** A schema's own words for a value that is there and wrong; that one is left out is said as everywhere. */
export const orElse = (words: string) => (issue: { readonly input?: unknown }) =>
  isLeftOut(issue.input) ? undefined : words

const count = (origin: string, said: { string: string; number: string; array: string }): string =>
  said[origin === 'string' || origin === 'array' ? origin : 'number']

export function plainly(issue: z.core.$ZodRawIssue): string | undefined {
  if (isLeftOut(issue.input)) return 'This is required.'
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
  if (issue.code === 'invalid_value') return 'Please choose from the list.'
  if (issue.code === 'not_multiple_of') return 'Too many decimal places.'
  if (issue.code === 'invalid_format' && issue.format === 'regex')
    return 'This is not in the right format.'
  if (issue.code === 'invalid_type' && issue.expected === 'int')
    return 'Please enter a whole number.'
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'Please enter a number.'
  // The rest no screen sends: the words are for programs and their authors.
  return undefined
}
