// What is being written lies on the device from its first word on: a reload, a dead battery or another screen lose
// nothing of it.
import { useCallback, useEffect, useState } from 'react'
import { type OutboxEntry, untried } from '../outbox.ts'
import { eraseRow, putOrHold, rowsOf } from './stored.ts'

/** What is written on a device before it leaves: by its id, since when. */
type OnDevice = { readonly id: string; readonly started_at: string }
type Stored<Draft> = OutboxEntry<never> & { readonly kind: string; readonly draft: Draft }

const rowOf = <Draft extends OnDevice>(kind: string, account: string, draft: Draft) => ({
  id: `${kind} ${draft.id}`,
  kind,
  account,
  draft,
  ...untried,
  state: 'needs' as const,
  made_at: draft.started_at,
  receipt: null,
  known: [],
  elsewhere: [],
})

/** The one draft of a kind that an account has on this device. Nothing until the device was asked; null where there is
 *  none. */
export function useDeviceDraft<Draft extends OnDevice>(kind: string, account: string) {
  const [draft, setDraft] = useState<Draft | null>()
  useEffect(() => {
    let gone = false
    async function look() {
      const rows = await rowsOf<OutboxEntry>('outbox', account)
      const found = rows.find((row): row is Stored<Draft> => row.kind === kind)
      if (!gone) setDraft(found?.draft ?? null)
    }
    look().catch((error: unknown) => {
      console.warn(`What this device has of a ${kind} cannot be read.`, error)
      setDraft(null)
    })
    return () => {
      gone = true
    }
  }, [kind, account])
  const change = useCallback(
    (next: Draft) => {
      setDraft(next)
      void putOrHold('outbox', rowOf(kind, account, next))
    },
    [kind, account],
  )
  const discard = useCallback(
    async (given: Draft) => {
      await eraseRow('outbox', rowOf(kind, account, given).id)
      setDraft(null)
    },
    [kind, account],
  )
  return { draft, change, discard }
}
