import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Section } from '../../definition/sections.ts'

/** As many as a phone shows, and most of a desk; then so many at a time. */
const atFirst = 6
const atATime = 10

/** The sections with no more than so many questions in all. */
export function firstOf(sections: readonly Section[], most: number): Section[] {
  let left = most
  return sections.flatMap((section) => {
    const { head, questions } = section
    const room = left
    left -= Math.max(1, questions.length)
    if (room <= 0) return []
    return [room >= questions.length ? section : { head, questions: questions.slice(0, room) }]
  })
}

/** When the browser has nothing else to do; answers the way to call it off. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 20)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: 200 })
  return () => cancelIdleCallback(asked)
}

/** What of a long form is on the page so far: a screen of it at once, so that it can be filled at once,
 *  and the rest as the browser finds the time. */
export function useSoFar(sections: readonly Section[], long: boolean) {
  const all = useMemo(
    () => sections.reduce((sum, { questions }) => sum + Math.max(1, questions.length), 0),
    [sections],
  )
  const [most, setMost] = useState(atFirst)
  const now = long ? Math.min(most, all) : all
  useEffect(() => {
    if (now >= all) return
    return whenIdle(() => startTransition(() => setMost(now + atATime)))
  }, [now, all])
  return {
    sections: useMemo(() => (now >= all ? sections : firstOf(sections, now)), [sections, now, all]),
    /** Questions that are still to come. */
    toCome: all - now,
  }
}
