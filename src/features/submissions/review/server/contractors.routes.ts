import { bind, type Context } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { ofContractors } from '../../content/sources.ts'
import { isStepOpen, lockSubmission } from '../../stages/server/lock-submission.ts'
import { decideContractors } from '../contractors.contract.ts'
import { recordStep } from './review.store.ts'
import { tellContractor } from './tell-contractor.ts'

const sentByContractor = async ({ db }: Context, id: string) =>
  db.maybe(
    { number: 'string', source: 'string' },
    sql`select number, source from submissions where company_id = current_company() and id = ${id}`,
  )

const decide = bind(decideContractors, async (context, { body }) => {
  const { db, session, exchange } = context
  const { decision, reason, again_on } = body
  const left: string[] = []
  // In one order: two reviewers who choose the same do not wait for each other in a circle.
  for (const id of [...new Set(body.submissions)].sort()) {
    const row = await lockSubmission(context, id)
    const { number = '', source } = (await sentByContractor(context, id)) ?? {}
    const step = decision === 'accept' ? 'approve' : 'return'
    if (!ofContractors.some((one) => one === source) || !isStepOpen(step, row)) {
      left.push(number)
      continue
    }
    const kind = decision === 'accept' ? 'approved' : 'returned'
    const { revision } = row
    const by = session.accountId ?? null
    await recordStep(db, { submission: id, revision, kind, reason: reason || null, by })
    if (decision === 'accept') continue
    await db.run(sql`
      update tc_submissions set again_on = ${again_on}
      where company_id = current_company() and id = ${id}`)
    await tellContractor(db, id, { reason, publicUrl: exchange.publicUrl })
  }
  return { data: { decided: new Set(body.submissions).size - left.length, left } }
})

export const contractorReviewCalls = [decide]
