// The talk that is being given lies on the device from its first word on: a reload, a dead battery or another screen
// lose nothing of it.
import { useCallback, useEffect, useState } from 'react'
import { type OutboxEntry, untried } from '../../../../kit/drafts/outbox.ts'
import { eraseRow, putOrHold, rowsOf } from '../../../../kit/drafts/web/stored.ts'
import { queueCall } from '../../../../kit/drafts/web/stored-call.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { giveTalk } from '../holding.contract.ts'
import { givenTalk, type TalkDraft } from '../talk-draft.ts'

type StoredTalk = OutboxEntry<never> & { readonly kind: 'talk'; readonly draft: TalkDraft }

const rowOf = (account: string, draft: TalkDraft): StoredTalk => ({
  id: `talk ${draft.id}`,
  kind: 'talk',
  account,
  draft,
  ...untried,
  state: 'needs',
  made_at: draft.started_at,
  receipt: null,
  known: [],
  elsewhere: [],
})

/** Nothing until the device was asked; null where none is being given. */
export function useTalkDraft(account: string) {
  const [draft, setDraft] = useState<TalkDraft | null>()
  useEffect(() => {
    let gone = false
    async function look() {
      const rows = await rowsOf<OutboxEntry>('outbox', account)
      const found = rows.find((row): row is StoredTalk => row.kind === 'talk')
      if (!gone) setDraft(found?.draft ?? null)
    }
    look().catch((error: unknown) => {
      console.warn('What this device has of a talk cannot be read.', error)
      setDraft(null)
    })
    return () => {
      gone = true
    }
  }, [account])
  const change = useCallback(
    (next: TalkDraft) => {
      setDraft(next)
      void putOrHold('outbox', rowOf(account, next))
    },
    [account],
  )
  const discard = useCallback(
    async (given: TalkDraft) => {
      await eraseRow('outbox', rowOf(account, given).id)
      setDraft(null)
    },
    [account],
  )
  /** It is over: what was given leaves, now or when there is a connection. */
  const finish = useCallback(
    async (given: TalkDraft, lang: Locale) => {
      await queueCall({
        id: `given ${given.id}`,
        account,
        route: { method: giveTalk.method, path: giveTalk.path },
        params: { id: given.id },
        body: givenTalk(given, new Date(), lang),
        title: given.title,
      })
      await discard(given)
    },
    [account, discard],
  )
  return { draft, change, discard, finish }
}
