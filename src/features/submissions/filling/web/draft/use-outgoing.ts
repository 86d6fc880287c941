import { useMemo } from 'react'
import { useStored } from '../../../../../kit/drafts/web/changes.ts'
import { readDraftHere, readOutgoing } from '../device/store.ts'
import type { FillDraft } from '../device/stored.ts'

/** The submitted entry of a draft. `refused`: the refused submission as a draft, with which the page
 * continues; `of`: the draft that was read. */
export function useOutgoing(draft: string | undefined) {
  const read = useMemo(() => {
    let refused: { at: string; draft: FillDraft | undefined } | undefined
    return async () => {
      const outgoing = draft === undefined ? undefined : await readOutgoing(draft)
      if (outgoing?.state !== 'needs') return { of: draft, outgoing }
      if (refused?.at !== outgoing.made_at)
        refused = { at: outgoing.made_at, draft: await readDraftHere(outgoing.id) }
      return { of: draft, outgoing, refused: refused.draft }
    }
  }, [draft])
  return useStored<{
    of: string | undefined
    outgoing: Awaited<ReturnType<typeof readOutgoing>>
    refused?: FillDraft | undefined
  }>(['outbox'], read)
}
