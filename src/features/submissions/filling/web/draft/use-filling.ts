// One filling on the screen: the answers, what it is about, and the draft of both.
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../../../access/web/session.ts'
import type { DraftStatus, Other } from '../../../../../kit/drafts/draft.ts'
import { same } from '../../../../../kit/same.ts'
import { toast } from '../../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { type Filling, openFilling } from '../../../../forms/definition/index.ts'
import { factsOf } from '../../../reading/web/facts.ts'
import type { FillConflict, StoredContext } from '../device/stored.ts'
import type { Begun } from './begin.ts'
import { stays, swapped } from './draft-rules.ts'
import { type OpenFilling, openFillDraft } from './open-draft.ts'

/** The state of the draft, and the answers that differ on another device. */
export type FillingState = DraftStatus & { readonly other?: Other<FillConflict> }

export type FillingNow = {
  readonly filling: Filling
  readonly context: StoredContext
  readonly reason: string
  readonly keeping: FillingState
  /** 'swap' shows the other device's answers; 'stay' discards them. */
  decide(which: 'swap' | 'stay'): void
  setContext(change: Partial<StoredContext>): void
  setReason(reason: string): void
  answered(): void
  /** Puts what stands on the screen on this device; false where that brought a conflict to light. */
  flush(): Promise<boolean>
  /** As it lies on the device. */
  stamp(): string
  /** Submitted or thrown away: nothing is kept from here any more. */
  end(): void
}

const begun: FillingState = { at: 'begun' }

/** The same as long as nothing of it has changed. */
function useFillingState(open: OpenFilling | undefined): FillingState {
  const subscribe = useCallback(
    (listener: () => void) => open?.subscribe(listener) ?? (() => undefined),
    [open],
  )
  const state = useSyncExternalStore(subscribe, () => open?.state())
  const status = state?.status ?? begun
  const other = state?.draft.others?.[0]
  return useMemo(() => (other === undefined ? status : { ...status, other }), [status, other])
}

export function useFilling({ draft, kept, from }: Begun): FillingNow {
  const { definition, id: version } = kept.version
  const timezone = useSession().user?.company?.timezone
  const filling = useMemo(() => {
    const facts = factsOf(kept.begin, draft.content.context, timezone)
    // Only what is begun anew begins with the defaults.
    const anew = from === 'new' && draft.revises === null
    return openFilling(definition, anew ? {} : draft.content.answers, facts && { begin: facts })
  }, [definition, draft, kept, from, timezone])
  const [context, putContext] = useState(draft.content.context)
  const [reason, putReason] = useState(draft.content.reason ?? '')
  const typed = useRef({ context, reason })
  const [open, setOpen] = useState<OpenFilling>()
  const latest = useRef<OpenFilling>(undefined)
  const text = useText()
  const words = useRef(text)
  words.current = text

  useEffect(() => {
    const made = openFillDraft(draft, version, {
      read: () => ({ answers: filling.held(), ...typed.current }),
      show({ answers, context: next, reason: why = typed.current.reason }) {
        for (const { key } of filling.definition.fields)
          if (!same(filling.get(key).value, answers[key])) filling.set(key, answers[key] ?? null)
        typed.current = { context: next, reason: why }
        putContext(next)
        putReason(why)
      },
    })
    latest.current = made
    setOpen(made)
    return () => {
      if (made.leave()) toast(words.current('filling_draft_kept'))
    }
  }, [draft, version, filling])

  return {
    filling,
    context,
    reason,
    keeping: useFillingState(open),
    setContext(change) {
      typed.current = { ...typed.current, context: { ...typed.current.context, ...change } }
      putContext(typed.current.context)
      // That a device does not know where it is was not typed: there is nothing to keep yet.
      if (Object.keys(change).some((part) => part !== 'no_place')) latest.current?.typed()
    },
    setReason(next) {
      typed.current = { ...typed.current, reason: next }
      putReason(next)
      latest.current?.typed()
    },
    decide(which) {
      const { current } = latest
      if (current === undefined) return
      // It includes answers typed a moment ago.
      current.happen({ type: 'write' })
      const { content, others = [] } = current.state().draft
      const next = (which === 'swap' ? swapped : stays)(content, others)
      current.decide(next.content, next.others)
    },
    answered: useCallback(() => latest.current?.typed(), []),
    flush: useCallback(async () => (await latest.current?.flush()) ?? true, []),
    stamp: () => latest.current?.state().draft.stamp ?? '',
    end: () => latest.current?.end(),
  }
}
