// One filling on the screen: the answers, what it is about, and the draft of both.
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { type Filling, openFilling, same } from '../../../forms/definition/index.ts'
import type { Context } from '../device/kept.ts'
import type { Begun } from './begin.ts'
import { factsOf } from './facts.ts'
import { type Keeper, type KeepState, makeKeeper } from './keep-draft.ts'

export type FillingNow = {
  readonly filling: Filling
  readonly context: Context
  readonly reason: string
  readonly keeping: KeepState
  /** Of what was answered differently elsewhere the other is shown; or what is shown stays for good. */
  decide: Keeper['decide']
  setContext(change: Partial<Context>): void
  setReason(reason: string): void
  answered(): void
  settle(): Promise<void>
  /** Handed in or thrown away: nothing is kept from here any more. */
  end(): void
}

const begun: KeepState = { at: 'begun' }

export function useFilling({ draft, kept, from }: Begun): FillingNow {
  const { definition, id: version } = kept.version
  const timezone = useSession().user?.company?.timezone
  const filling = useMemo(() => {
    const facts = factsOf(kept.begin, draft.context, timezone)
    // Only what is begun anew begins with the defaults.
    const anew = from === 'new' && draft.revises === null
    return openFilling(definition, anew ? {} : draft.answers, facts && { begin: facts })
  }, [definition, draft, kept, from, timezone])
  const [context, putContext] = useState(draft.context)
  const [reason, putReason] = useState(draft.reason)
  const typed = useRef({ context, reason })
  const [keeper, setKeeper] = useState<Keeper>()
  const held = useRef<Keeper>(undefined)
  const text = useText()
  const words = useRef(text)
  words.current = text

  useEffect(() => {
    const made = makeKeeper(
      draft,
      version,
      () => ({ answers: filling.held(), ...typed.current }),
      ({ answers, context: next }) => {
        for (const { key } of filling.definition.fields)
          if (!same(filling.get(key).value, answers[key])) filling.set(key, answers[key] ?? null)
        typed.current = { ...typed.current, context: next }
        putContext(next)
      },
    )
    held.current = made
    setKeeper(made)
    return () => {
      if (made.leave()) toast(words.current('filling_draft_kept'))
    }
  }, [draft, version, filling])

  const watch = useCallback(
    (told: () => void) => keeper?.watch(told) ?? (() => undefined),
    [keeper],
  )
  const keeping = useSyncExternalStore(watch, () => keeper?.state() ?? begun)
  return {
    filling,
    context,
    reason,
    keeping,
    setContext(change) {
      typed.current = { ...typed.current, context: { ...typed.current.context, ...change } }
      putContext(typed.current.context)
      // That a device does not know where it is was not typed: there is nothing to keep yet.
      if (Object.keys(change).some((part) => part !== 'no_place')) held.current?.touch()
    },
    setReason(next) {
      typed.current = { ...typed.current, reason: next }
      putReason(next)
      held.current?.touch()
    },
    decide: (which) => held.current?.decide(which),
    answered: useCallback(() => held.current?.touch(), []),
    settle: useCallback(async () => held.current?.settle(), []),
    end: () => held.current?.end(),
  }
}
