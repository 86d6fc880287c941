// One filling on the screen: the answers, what it is about, and the draft of both.
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useSession } from '../../../../../access/web/session.ts'
import type { DraftStatus, Other } from '../../../../../kit/drafts/draft.ts'
import { toast } from '../../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { useStateOf } from '../../../../../kit/web/state-store.ts'
import { openFilling } from '../../../../forms/definition/index.ts'
import { factsOf } from '../../../reading/web/facts.ts'
import type { FillConflict } from '../device/stored.ts'
import type { Begun } from './begin.ts'
import { openFillDraft } from './open-draft.ts'

/** The state of the draft, and the answers that differ on another device. */
export type FillingState = DraftStatus & { readonly other?: Other<FillConflict> }
export type FillingNow = ReturnType<typeof useFilling>

export function useFilling({ draft, kept, from }: Begun) {
  const { definition, id: version } = kept.version
  const timezone = useSession().user?.company?.timezone
  const filling = useMemo(() => {
    const facts = factsOf(kept.begin, draft.content.context, timezone)
    // Only what is begun anew begins with the defaults.
    const anew = from === 'new' && draft.revises === null
    return openFilling(definition, anew ? {} : draft.content.answers, {
      ...(facts && { begin: facts }),
      remarks: draft.content.remarks ?? {},
    })
  }, [definition, draft, kept, from, timezone])
  const open = useMemo(() => openFillDraft(draft, version, filling), [draft, version, filling])
  const text = useText()
  const onLeft = useEffectEvent((waits: boolean) => {
    if (waits) toast(text('filling_draft_kept'))
  })
  useEffect(() => {
    const leave = open.open()
    return () => onLeft(leave())
  }, [open])

  const { status, draft: now } = useStateOf(open)
  const other = now.others?.[0]
  /** The same as long as nothing of it has changed. */
  const keeping = useMemo(
    (): FillingState => (other === undefined ? status : { ...status, other }),
    [status, other],
  )
  return { ...open, filling, ...useStateOf(open.beside), keeping }
}
