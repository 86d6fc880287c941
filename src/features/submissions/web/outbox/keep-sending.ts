// The outbox of this page: submissions, and the signatures that leave with them.
import { storedAccount } from '../../../../access/web/session.ts'
import { makeOutbox } from '../../../../kit/drafts/web/run-outbox.ts'
import { sendSignatures } from '../../signing/web/send-signatures.ts'
import { changeOutgoing, outboxOf } from '../device/store.ts'
import type { Outgoing } from '../device/stored.ts'
import { sendSubmission } from './send-submission.ts'

export const { sendNow, keepSending } = makeOutbox<Outgoing>({
  entries: outboxOf,
  send: sendSubmission,
  putOff: ({ id }, next_at) => changeOutgoing(id, { state: 'queued', next_at }),
  isHere: (account) => storedAccount() === account,
  alongside: sendSignatures,
})

/** What waits is corrected instead: it is not sent before it is submitted again. */
export const takeBack = (id: string): Promise<Outgoing | undefined> =>
  changeOutgoing(id, { state: 'needs' }, 'received')

/** To be tried again by hand. */
export async function tryAgain(account: string, id: string): Promise<void> {
  await changeOutgoing(id, { state: 'queued', tries: 0, next_at: 0, trouble: null })
  sendNow(account)
}
