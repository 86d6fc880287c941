// Rows of any register that are rated: two ratings, and what the matrix in force made of them.
import type { Db } from '../../../kit/db/server/database.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { Write } from '../../../register/server/extension.ts'
import { rate } from './matrix.store.ts'

/** `when` is what the names of the fields begin with. A rating keeps the score it was given: only
 *  when it is changed does the matrix in force speak. */
export async function scored(
  db: Db,
  when: string,
  { before, after }: Pick<Write, 'before'> & { after: Readonly<Record<string, unknown>> },
): Promise<Record<string, unknown>> {
  const [probability, severity] = [`${when}_probability`, `${when}_severity`]
  const same = [probability, severity].every((name) => before?.[name] === after[name])
  if (before !== undefined && same) return {}
  const rated =
    after[probability] === null || after[severity] === null
      ? undefined
      : await rate(db, after[probability], after[severity])
  return {
    [`${when}_score`]: rated?.score ?? null,
    [`${when}_band`]: rated?.band ?? null,
    [`${when}_matrix`]: rated?.number ?? null,
  }
}

/** What is wrong with a row that is rated by one of the two alone. */
export function halfRated(when: string, row: Readonly<Record<string, unknown>>): FieldErrors {
  const missing = [`${when}_probability`, `${when}_severity`].filter((name) => row[name] === null)
  const [only] = missing
  return missing.length === 1 && only !== undefined
    ? { [only]: ['Rate both probability and severity, or neither.'] }
    : {}
}
