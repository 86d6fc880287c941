// The steps of review, as the screen takes them.
import { call } from '../../../../kit/http/client.web.ts'
import type { WholeSubmission } from '../../reading/web/whole-of.ts'
import * as review from '../review.contract.ts'

export type ReviewStep = 'approve' | 'return' | 'close' | 'reopen' | 'void'

/** Whether a reason is asked for, may be given, or is not. */
export const reasons: Record<ReviewStep, 'asked' | 'open' | 'none'> = {
  approve: 'open',
  return: 'asked',
  close: 'none',
  reopen: 'asked',
  void: 'asked',
}

export type Said = { reason: string; duplicate_of: string | null; questions: string[] }

export async function takeStep(
  step: ReviewStep,
  { id, version }: WholeSubmission,
  { reason, duplicate_of, questions }: Said,
): Promise<void> {
  const params = { id }
  const told = { params, body: { version, reason } }
  if (step === 'approve')
    await call(review.approve, { params, body: { version, comment: reason || null } })
  else if (step === 'close') await call(review.close, { params, body: { version } })
  else if (step === 'return')
    await call(review.giveBack, { params, body: { version, reason, questions } })
  else if (step === 'reopen') await call(review.reopen, told)
  else await call(review.voidIt, { params, body: { version, reason, duplicate_of } })
}
