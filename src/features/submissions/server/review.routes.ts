// Review: each step is an event with who and when, and the stage follows.
import { bind, type Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from '../review.contract.ts'
import { type Held, holdSubmission, isOwnReview, stands } from './access.ts'
import { recordStep, type Step } from './review.store.ts'

/** The submission as the reviewer saw it, in a stage in which the step is taken. */
async function held(
  context: Context,
  id: string,
  version: number,
  step: Parameters<typeof stands>[0],
): Promise<Held> {
  const row = await holdSubmission(context, id)
  if (row.version !== version)
    throw new Problem('row/stale', {
      extra: { present: { version: row.version, stage: row.stage } },
    })
  if (!stands(step, row)) throw new Problem('submission/state')
  return row
}

async function record(
  { db, session }: Context,
  { id, revision }: Held,
  kind: Step['kind'],
  reason: string | null,
) {
  const by = session.accountId ?? null
  const { stage, version } = await recordStep(db, { submission: id, revision, kind, reason, by })
  return { data: { stage, version } }
}

const approve = bind(calls.approve, async (context, { params, body }) => {
  const row = await held(context, params.id, body.version, 'approve')
  if (isOwnReview(row)) throw new Problem('submission/own')
  return record(context, row, 'approved', body.comment)
})

const giveBack = bind(calls.giveBack, async (context, { params, body }) =>
  record(context, await held(context, params.id, body.version, 'return'), 'returned', body.reason),
)

const close = bind(calls.close, async (context, { params, body }) => {
  const row = await held(context, params.id, body.version, 'close')
  const open = await context.db.maybe(sql`
    select id from deficiencies where company_id = current_company() and submission = ${row.id}
      and archived_at is null and status in ('open', 'in_progress', 'done') limit 1`)
  if (open !== undefined) throw new Problem('submission/open')
  return record(context, row, 'closed', null)
})

const reopen = bind(calls.reopen, async (context, { params, body }) =>
  record(context, await held(context, params.id, body.version, 'reopen'), 'reopened', body.reason),
)

const voidIt = bind(calls.voidIt, async (context, { params, body }) =>
  record(context, await held(context, params.id, body.version, 'void'), 'voided', body.reason),
)

export const reviewCalls = [approve, giveBack, close, reopen, voidIt]
