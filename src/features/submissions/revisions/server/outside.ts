// A submission from outside of the company: from the contractor portal in the name of a contact, by a code in nobody’s.
import type { Db } from '../../../../kit/db/server/database.ts'
import { check } from '../../../../kit/http/server/check.ts'
import { submit } from '../revisions.contract.ts'
import type { Receipt } from './receipt.ts'
import { acceptSubmission, type Sender } from './submit.ts'

/** Taken in as any other. */
export async function outsideSubmission(
  db: Db,
  sender: Sender,
  given: Readonly<Record<string, unknown>>,
): Promise<Receipt> {
  const body = check(submit.body, given, 'body')
  if (body === undefined) throw new Error('A submission has a body.')
  return acceptSubmission(db, sender, body)
}
