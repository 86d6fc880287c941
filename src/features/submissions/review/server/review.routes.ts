// Review: each step is an event with who and when, and the stage follows.
import { bind, type Context } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import { wholeOf } from '../../reading/server/whole.ts'
import {
  isOwnReview,
  isStepOpen,
  type LockedSubmission,
  lockSubmission,
} from '../../stages/server/lock-submission.ts'
import { seen } from '../../submissions.server.ts'
import { closeAll, tellReturned } from '../../telling/server/tell.ts'
import * as calls from '../review.contract.ts'
import { type ReviewStepRow, recordStep } from './review.store.ts'
import { tellContractor } from './tell-contractor.ts'

/** The submission as the reviewer saw it, in a stage in which the step is taken. */
async function lockedFor(
  context: Context,
  id: string,
  version: number,
  step: Parameters<typeof isStepOpen>[0],
): Promise<LockedSubmission> {
  const row = await lockSubmission(context, id)
  if (row.version !== version)
    throw new Problem('row/stale', {
      extra: { present: { version: row.version, stage: row.stage } },
    })
  if (!isStepOpen(step, row)) throw new Problem('submission/state')
  return row
}

async function record(
  { db, session }: Context,
  { id, revision }: LockedSubmission,
  kind: ReviewStepRow['kind'],
  reason: string | null,
  questions: readonly string[] = [],
) {
  const by = session.accountId ?? null
  const step = { submission: id, revision, kind, reason, by, questions }
  const { stage, version } = await recordStep(db, step)
  return { data: { stage, version } }
}

const approve = bind(calls.approve, async (context, { params, body }) => {
  const row = await lockedFor(context, params.id, body.version, 'approve')
  if (isOwnReview(row)) throw new Problem('submission/own')
  return record(context, row, 'approved', body.comment)
})

/** Of those that the reviewer sees: what is confidential to them is not there. */
async function refuseUnknown(context: Context, id: string, questions: readonly string[]) {
  if (questions.length === 0) return
  const { definition } = await wholeOf(context, id)
  const asked = new Set(definition.fields.map(({ key }) => key))
  if (questions.some((key) => !asked.has(key)))
    throw new Problem('input/invalid', {
      errors: { questions: ['Choose questions that this form asks.'] },
    })
}

const giveBack = bind(calls.giveBack, async (context, { params, body }) => {
  const row = await lockedFor(context, params.id, body.version, 'return')
  await refuseUnknown(context, row.id, body.questions)
  const reply = await record(context, row, 'returned', body.reason, body.questions)
  await tellReturned(context.db, row.id, body.reason)
  const { publicUrl } = context.exchange
  await tellContractor(context.db, row.id, { reason: body.reason, publicUrl })
  return reply
})

const close = bind(calls.close, async (context, { params, body }) => {
  const row = await lockedFor(context, params.id, body.version, 'close')
  const open = await context.db.maybe(sql`
    select id from deficiencies where company_id = current_company() and submission = ${row.id}
      and archived_at is null and status in ('open', 'in_progress', 'done') limit 1`)
  if (open !== undefined) throw new Problem('submission/open')
  return record(context, row, 'closed', null)
})

const reopen = bind(calls.reopen, async (context, { params, body }) =>
  record(
    context,
    await lockedFor(context, params.id, body.version, 'reopen'),
    'reopened',
    body.reason,
  ),
)

/** The one that counts is another of the same form that counts itself, and that the caller may see. */
async function keepDuplicate(context: Context, row: LockedSubmission, of: string): Promise<void> {
  const kept = await context.db.maybe(sql`
    update submissions s set duplicate_of = t.id from submissions t
    where s.company_id = current_company() and s.id = ${row.id} and t.company_id = s.company_id
      and t.id = ${of} and t.id <> s.id and t.form = s.form and t.stage <> 'void'
      and t.archived_at is null and ${seen(context) ?? sql`true`}
    returning s.id`)
  if (kept === undefined)
    throw new Problem('input/invalid', {
      errors: { duplicate_of: ['Choose a valid submission of the same form.'] },
    })
}

const voidIt = bind(calls.voidIt, async (context, { params, body }) => {
  const row = await lockedFor(context, params.id, body.version, 'void')
  if (body.duplicate_of !== null) await keepDuplicate(context, row, body.duplicate_of)
  await closeAll(context.db, row.id)
  return record(context, row, 'voided', body.reason)
})

export const reviewCalls = [approve, giveBack, close, reopen, voidIt]
