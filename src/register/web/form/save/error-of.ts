// The errors of a form, by field.
import type { FieldErrors } from '../../../../kit/problems.ts'

const belongsTo = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

/** The errors with those of one field replaced by what is found now. */
export const withErrorsOf = (errors: FieldErrors, found: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries([
    ...Object.entries(errors).filter(([path]) => !belongsTo(path, name)),
    ...Object.entries(found).filter(([path]) => belongsTo(path, name)),
  ])

/** What is wrong with a field or inside it, in one line. */
export function errorOf(errors: FieldErrors, name: string): string | undefined {
  const found = Object.entries(errors).filter(([path]) => belongsTo(path, name))
  return found.length === 0 ? undefined : [...new Set(found.flatMap(([, told]) => told))].join(' ')
}
