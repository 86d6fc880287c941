// A rule that refuses a line refuses that line alone.
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { blame, type RowDraft } from './draft.ts'

export function blameFor(draft: RowDraft, problem: Problem): void {
  const errors = problem.errors ?? { '': [problem.message] }
  for (const [field, told] of Object.entries(errors))
    for (const message of told) blame(draft, field, message)
}

/** What was written is undone where it is refused, and the problem answered. */
export async function guarded(
  { context: { db } }: RegisterRequest,
  work: () => Promise<void>,
): Promise<Problem | undefined> {
  await db.run(sql`savepoint some_lines`)
  try {
    await work()
    await db.run(sql`release savepoint some_lines`)
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await db.run(sql`rollback to savepoint some_lines`)
    return error
  }
}
