import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Question } from '../../definition/question.ts'
import type { FormSection } from '../../definition/sections.ts'

/** As many as a phone shows, and most of a desk; then so many at a time. */
const atFirst = 6
const atATime = 10

type Shown = ReadonlySet<string>

/** Questions up to so many that are shown: what is hidden between them takes no room. */
function upTo(questions: readonly Question[], most: number, shown: Shown): readonly Question[] {
  const next = questions.filter(({ key }) => shown.has(key))[most]
  return next === undefined ? questions : questions.slice(0, questions.indexOf(next))
}

const roomOf = ({ questions }: FormSection, shown: Shown) =>
  Math.max(1, questions.filter(({ key }) => shown.has(key)).length)

/** The sections with no more than so many shown questions in all. */
function firstOf(sections: readonly FormSection[], most: number, shown: Shown): FormSection[] {
  let left = most
  return sections.flatMap((section) => {
    const { head, questions } = section
    const room = left
    left -= roomOf(section, shown)
    if (room <= 0) return []
    const first = upTo(questions, room, shown)
    return [first === questions ? section : { head, questions: first }]
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
export function useSoFar(sections: readonly FormSection[], shown: Shown, long: boolean) {
  const all = useMemo(
    () => sections.reduce((sum, section) => sum + roomOf(section, shown), 0),
    [sections, shown],
  )
  const [most, setMost] = useState(atFirst)
  const now = long ? Math.min(most, all) : all
  useEffect(() => {
    if (now >= all) return
    return whenIdle(() => startTransition(() => setMost(now + atATime)))
  }, [now, all])
  return {
    sections: useMemo(
      () => (now >= all ? sections : firstOf(sections, now, shown)),
      [sections, now, all, shown],
    ),
    /** Questions that are still to come. */
    toCome: all - now,
  }
}
