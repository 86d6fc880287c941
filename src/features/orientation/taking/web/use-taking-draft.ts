// What a person has done of an orientation lies on their device from the first step on: a reload, a dead battery or a
// lost connection lose nothing of it.
import { useCallback, useEffect, useRef, useState } from 'react'
import { untried } from '../../../../kit/drafts/outbox.ts'
import { eraseRow, putOrHold, readRow } from '../../../../kit/drafts/web/stored.ts'
import { type TakingDraft, takenUp } from '../steps.ts'
import type { AskedOrientation } from '../taking.contract.ts'

type Stored = { readonly id: string; readonly draft: TakingDraft }

const rowOf = (account: string, record: string, draft: TakingDraft) => ({
  id: `orientation ${record}`,
  kind: 'orientation',
  account,
  draft,
  ...untried,
  state: 'needs',
  made_at: draft.started_at ?? new Date(0).toISOString(),
  receipt: null,
  known: [],
  elsewhere: [],
})

/** Nothing until the device was asked. */
export function useTakingDraft(account: string, asked: AskedOrientation) {
  const { record } = asked
  const [draft, setDraft] = useState<TakingDraft>()
  const now = useRef<TakingDraft>(undefined)
  useEffect(() => {
    let gone = false
    const take = (stored: TakingDraft | undefined) => {
      if (gone) return
      now.current = takenUp(asked, now.current ?? stored)
      setDraft(now.current)
    }
    readRow<Stored>('outbox', `orientation ${record}`).then(
      (found) => take(found?.draft),
      (error: unknown) => {
        console.warn('What this device has of an orientation cannot be read.', error)
        take(undefined)
      },
    )
    return () => {
      gone = true
    }
  }, [asked, record])
  const change = useCallback(
    (next: Partial<TakingDraft>) => {
      if (now.current === undefined) return
      now.current = { ...now.current, ...next }
      setDraft(now.current)
      void putOrHold('outbox', rowOf(account, record, now.current))
    },
    [account, record],
  )
  const forget = useCallback(async () => {
    now.current = undefined
    await eraseRow('outbox', `orientation ${record}`)
  }, [record])
  return { draft, change, forget }
}
