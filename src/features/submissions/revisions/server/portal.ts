// A submission from the contractor portal: taken in as any other, in the name of the contact who sends it.
import type { Context } from '../../../../access/server/gate.ts'
import { check } from '../../../../kit/http/server/check.ts'
import { submit } from '../revisions.contract.ts'
import type { Receipt } from './receipt.ts'
import { acceptSubmission } from './submit.ts'

export async function portalSubmission(
  { db, session, exchange }: Context,
  given: Readonly<Record<string, unknown>>,
  contractor: string,
): Promise<Receipt> {
  const body = check(submit.body, { ...given, about: { trade_contractor: contractor } }, 'body')
  if (body === undefined) throw new Error('A submission has a body.')
  const sender = {
    account: session.accountId ?? null,
    name: session.name,
    roleId: undefined,
    source: 'tc_portal' as const,
    publicUrl: exchange.publicUrl,
  }
  return acceptSubmission(db, sender, body)
}
