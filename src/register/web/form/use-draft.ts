import { useEffect, useRef, useState } from 'react'
import { type Draft, draftAt, forgetDraft, keepDraft } from './drafts.ts'

const pause = 250

/** Keeps what is unsaved as a draft, and offers the one that was there when the form opened. */
export function useDraft(place: string, unsaved: Omit<Draft, 'at'>, isUnsaved: boolean) {
  const [offered, setOffered] = useState(() => draftAt(place))
  const wrote = useRef(false)
  const present = JSON.stringify(unsaved)

  useEffect(() => {
    if (!isUnsaved) {
      // Typed and taken back: there is nothing left to keep. A draft of earlier stays offered.
      if (wrote.current) forgetDraft(place)
      wrote.current = false
      return undefined
    }
    const later = setTimeout(() => {
      wrote.current = true
      keepDraft(place, {
        ...(JSON.parse(present) as Omit<Draft, 'at'>),
        at: new Date().toISOString(),
      })
    }, pause)
    return () => clearTimeout(later)
  }, [place, present, isUnsaved])

  return {
    offered,
    dismiss: () => setOffered(undefined),
    forget: () => {
      wrote.current = false
      forgetDraft(place)
      setOffered(undefined)
    },
  }
}
