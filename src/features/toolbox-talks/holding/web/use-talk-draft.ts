// The talk that is being given lies on the device from its first word on: a reload, a dead battery or another screen
// lose nothing of it.
import { useCallback } from 'react'
import { queueCall } from '../../../../kit/drafts/web/stored-call.ts'
import { useDeviceDraft } from '../../../../kit/drafts/web/use-device-draft.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { discardTalk } from '../../own-phone/own-phone.contract.ts'
import { queuePins } from '../../pin-later/web/keep-pin.ts'
import { giveTalk } from '../holding.contract.ts'
import { givenTalk, type TalkDraft } from '../talk-draft.ts'

export function useTalkDraft(account: string) {
  const { draft, change, discard } = useDeviceDraft<TalkDraft>('talk', account)
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
      await queuePins(given, account, lang)
      await discard(given)
    },
    [account, discard],
  )
  /** It is not given after all: what was opened of it goes too. */
  const forget = useCallback(
    async (given: TalkDraft) => {
      if (given.opened !== undefined)
        await queueCall({
          id: `discarded ${given.id}`,
          account,
          route: { method: discardTalk.method, path: discardTalk.path },
          params: { id: given.id },
          body: {},
          title: given.title,
        })
      await discard(given)
    },
    [account, discard],
  )
  return { draft, change, forget, finish }
}
