// What a page does without until it is asked for. The first touch of the page fetches it, so that it is
// there at once, and there still when the connection is gone; what is large and seldom is fetched when
// it is first drawn.
import { type ComponentType, lazy, useCallback, useState } from 'react'

type Fetch<Props> = () => Promise<ComponentType<Props>>

const waiting = new Set<() => Promise<unknown>>()

function fetchWaiting(): void {
  const parts = [...waiting]
  waiting.clear()
  // A part that fails here is loaded again when it is needed.
  void Promise.allSettled(parts.map((fetch) => fetch()))
}

if (typeof window !== 'undefined')
  for (const touch of ['pointerdown', 'keydown'])
    window.addEventListener(touch, fetchWaiting, { capture: true, passive: true })

export function atFirstTouch<Props>(fetch: Fetch<Props>): Fetch<Props> {
  waiting.add(fetch)
  return fetch
}

/** A part that is drawn within a Suspense, fetched when it is first drawn. */
export const whenDrawn = <Props extends object>(fetch: Fetch<Props>) =>
  lazy(async () => ({ default: await fetch() }))

/** The same, fetched at the first touch of the page. */
export const later = <Props extends object>(fetch: Fetch<Props>) => whenDrawn(atFirstTouch(fetch))

/** A part that something else stands in for until it is there: a button, an input. */
export function usePart<Props>(
  fetch: Fetch<Props>,
): [part: ComponentType<Props> | undefined, ask: () => void] {
  const [part, setPart] = useState<ComponentType<Props>>()
  const ask = useCallback(
    () => void fetch().then((there) => setPart(() => there), console.error),
    [fetch],
  )
  return [part, ask]
}
