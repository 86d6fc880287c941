import { useCallback, useRef } from 'react'
import { useStored } from '../../../../../kit/drafts/web/changes.ts'
import { readDraftHere, readOutgoing } from '../device/store.ts'
import type { FillDraft } from '../device/stored.ts'

/** The submitted entry of a draft. `refused`: the refused submission as a draft, with which the page
 * continues; `of`: the draft that was read. */
export function useOutgoing(draft: string | undefined) {
  const refused = useRef<{ at: string; draft: FillDraft | undefined }>(undefined)
  const read = useCallback(async () => {
    const outgoing = draft === undefined ? undefined : await readOutgoing(draft)
    if (outgoing?.state !== 'needs') return { of: draft, outgoing }
    if (refused.current?.at !== outgoing.made_at)
      refused.current = { at: outgoing.made_at, draft: await readDraftHere(outgoing.id) }
    return { of: draft, outgoing, refused: refused.current.draft }
  }, [draft])
  return useStored<{
    of: string | undefined
    outgoing: Awaited<ReturnType<typeof readOutgoing>>
    refused?: FillDraft | undefined
  }>(['outbox'], read)
}
