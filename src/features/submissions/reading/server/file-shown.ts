// The files of a submission are shown as its answers are: those of confidential answers to the person who may
// read these, and that is told.

import type { Context } from '../../../../access/server/gate.ts'
import { json, row } from '../../../../kit/db/row.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Remarks } from '../../../forms/definition/index.ts'
import { readsAll, withoutConfidential } from '../../content/server/confidential.ts'
import { definitionOf } from '../../content/server/versions.ts'
import { findSubmission } from '../../stages/server/lock-submission.ts'
import { noteRead } from './whole.ts'

const namedRow = row({
  form_version: 'string',
  answers: json<Record<string, unknown>>(),
  remarks: json<Remarks>(),
})

/** Of a submission that the caller may see. A file that nothing names hides nothing. */
export async function isFileShown(context: Context, id: string, file: string): Promise<boolean> {
  const { db } = context
  const revisions = await db.many(
    namedRow,
    sql`
    select form_version, answers, remarks from submission_revision
    where company_id = current_company() and submission = ${id}
      and files @> ${JSON.stringify([{ id: file }])}::jsonb order by n desc`,
  )
  const contents = await Promise.all(
    revisions.map(async ({ form_version, answers, remarks }) => ({
      definition: await definitionOf(db, form_version),
      answers,
      remarks,
      files: [{ id: file, name: '', mime: '', bytes: 0, sha256: '' }],
    })),
  )
  const [latest] = contents
  if (latest === undefined) return true
  if (contents.some((content) => withoutConfidential(content).files.length > 0)) return true
  if (!readsAll(context, await findSubmission(context, id), latest.definition)) return false
  await noteRead(context, id, latest)
  return true
}
