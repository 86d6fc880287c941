import { useCallback, useEffect } from 'react'
import { useStored } from '../../../../kit/drafts/web/changes.ts'
import { keepSending } from '../../../../kit/drafts/web/run-outbox.ts'
import { type ContractorEntry, contractorEntries, entriesOf } from './entries.ts'

/** What this device has sent for an account, or has yet to send; it leaves as long as the page is open. */
export function useEntries(account: string): readonly ContractorEntry[] | undefined {
  useEffect(() => keepSending([contractorEntries], account), [account])
  return useStored(
    ['outbox'],
    useCallback(() => entriesOf(account), [account]),
  )
}
