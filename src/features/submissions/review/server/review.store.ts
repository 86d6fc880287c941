import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { restage, type StageProgress } from '../../stages/server/stage.ts'

export type ReviewStepRow = {
  submission: string
  revision: number
  kind: 'approved' | 'returned' | 'closed' | 'reopened' | 'voided'
  reason: string | null
  by: string | null
  /** What is to be answered anew, where it is returned. */
  questions?: readonly string[]
}

/** What was decided, by whom and when; and what the submission has come to by it. */
export async function recordStep(db: Db, step: ReviewStepRow): Promise<StageProgress> {
  await db.run(sql`
    insert into submission_event (company_id, submission, kind, revision, reason, at, by,
      questions)
    values (current_company(), ${step.submission}, ${step.kind}, ${step.revision},
      ${step.reason || null}, clock_timestamp(), ${step.by},
      ${step.questions ?? []})`)
  return restage(db, step.submission)
}
