import { useEffect, useRef, useState } from 'react'
import { type Draft, draftAt, forgetDraft, keepDraft } from './drafts.ts'

const pause = 250

/** Keeps what is unsaved as a draft, and offers the one that was there when the form opened. */
export function useDraft(place: string, unsaved: Omit<Draft, 'at'>, isUnsaved: boolean) {
  const [offered, setOffered] = useState(() => draftAt(place))
  const wrote = useRef(false)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const present = JSON.stringify(unsaved)

  useEffect(() => {
    if (!isUnsaved) {
      // Typed and taken back: there is nothing left to keep. A draft of earlier stays offered.
      if (wrote.current) forgetDraft(place)
      wrote.current = false
      return undefined
    }
    later.current = setTimeout(() => {
      wrote.current = true
      keepDraft(place, {
        ...(JSON.parse(present) as Omit<Draft, 'at'>),
        at: new Date().toISOString(),
      })
    }, pause)
    return () => clearTimeout(later.current)
  }, [place, present, isUnsaved])

  return {
    offered,
    dismiss: () => setOffered(undefined),
    forget: () => {
      // What was typed a moment ago is forgotten too, though the form may stand a while yet.
      clearTimeout(later.current)
      wrote.current = false
      forgetDraft(place)
      setOffered(undefined)
    },
  }
}
