import { Suspense, useCallback } from 'react'
import { useStored } from '../../../../../kit/drafts/web/changes.ts'
import { useStoredCalls } from '../../../../../kit/drafts/web/stored-call.ts'
import { later } from '../../../../../kit/web/later.ts'
import { useUnsent } from '../../../signing/web/stored-signatures.ts'
import { outboxOf } from '../device/store.ts'

const OutboxButton = later(async () => (await import('./OutboxButton.tsx')).OutboxButton)

/** The code that sends is loaded when there is something to send, or at the first touch of the page. */
export function Outbox({ account }: { account: string }) {
  const read = useCallback(() => outboxOf(account), [account])
  const entries = useStored(['outbox'], read) ?? []
  const signatures = useUnsent(account)
  const calls = useStoredCalls(account) ?? []
  if (entries.length + signatures.length + calls.length === 0) return null
  return (
    <Suspense>
      <OutboxButton account={account} />
    </Suspense>
  )
}
