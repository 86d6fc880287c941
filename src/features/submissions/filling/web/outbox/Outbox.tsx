import { useCallback, useEffect } from 'react'
import { useStored } from '../../../../../kit/drafts/web/changes.ts'
import { useStoredCalls } from '../../../../../kit/drafts/web/stored-call.ts'
import { atFirstTouch, usePart } from '../../../../../kit/web/later.ts'
import { useUnsent } from '../../../signing/web/stored-signatures.ts'
import { outboxOf } from '../device/store.ts'

const outboxButton = atFirstTouch(async () => (await import('./OutboxButton.tsx')).OutboxButton)

/** The code that sends is loaded when there is something to send, or at the first touch of the page; where the line was
 *  cut before that, once it is back. */
export function Outbox({ account }: { account: string }) {
  const read = useCallback(() => outboxOf(account), [account])
  const entries = useStored(['outbox'], read) ?? []
  const signatures = useUnsent(account)
  const calls = useStoredCalls(account) ?? []
  const waits = entries.length + signatures.length + calls.length > 0
  const [OutboxButton, fetchIt] = usePart(outboxButton)
  const isMissing = waits && OutboxButton === undefined
  useEffect(() => {
    if (!isMissing) return
    fetchIt()
    window.addEventListener('online', fetchIt)
    return () => window.removeEventListener('online', fetchIt)
  }, [isMissing, fetchIt])
  return waits && OutboxButton !== undefined ? <OutboxButton account={account} /> : null
}
