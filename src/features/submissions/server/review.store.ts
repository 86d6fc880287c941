import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { restage, type Standing } from './stage.ts'

export type Step = {
  submission: string
  revision: number
  kind: 'approved' | 'returned' | 'closed' | 'reopened' | 'voided'
  reason: string | null
  by: string | null
  /** Now, unless a past is being told. */
  at?: string
}

/** What was decided, by whom and when; and what the submission has come to by it. */
export async function recordStep(db: Db, step: Step): Promise<Standing> {
  await db.run(sql`
    insert into submission_event (company_id, submission, kind, revision, reason, at, by)
    values (current_company(), ${step.submission}, ${step.kind}, ${step.revision},
      ${step.reason || null}, coalesce(${step.at ?? null}::timestamptz, clock_timestamp()), ${step.by})`)
  return restage(db, step.submission)
}
