import { useCallback } from 'react'
import { useStored } from '../../../../kit/drafts/web/changes.ts'
import { type Unsent, unsentOf } from './kept-signatures.ts'

/** What an account has collected on this device and the server has not, as it stands. */
export function useUnsent(account: string): readonly Unsent[] {
  const read = useCallback(async () => unsentOf(account), [account])
  return useStored(['signatures'], read) ?? []
}
