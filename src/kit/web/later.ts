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

const pauses = [300, 1500]

const passed = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
const online = () =>
  typeof window === 'undefined' || navigator.onLine
    ? Promise.resolve()
    : new Promise<void>((done) => window.addEventListener('online', () => done(), { once: true }))

/** What a line that stumbles failed to bring is asked for again: one lost part must not take the screen with it. */
export async function asOftenAsNeeded<Part>(
  fetch: () => Promise<Part>,
  waits: readonly number[] = pauses,
): Promise<Part> {
  for (const wait of waits)
    try {
      return await fetch()
    } catch {
      await online()
      await passed(wait)
    }
  return fetch()
}

/** The address at which somebody has typed, chosen or begun to sign last. */
let typedAt: string | undefined
if (typeof window !== 'undefined') {
  const note = () => (typedAt = window.location.pathname)
  window.addEventListener('input', note, { capture: true, passive: true })
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-signature-pad]')) note()
    },
    { capture: true, passive: true },
  )
}

const [reloadedAt, between] = ['plumbline-reloaded', 30_000]

/** A browser may not ask again for a part that it failed to fetch until the page is loaded anew: done once, and not
 *  where somebody has typed since they came to this address. */
function loadAnew(): boolean {
  const last = Number(sessionStorage.getItem(reloadedAt) ?? 0)
  if (typedAt === window.location.pathname || Date.now() - last < between) return false
  sessionStorage.setItem(reloadedAt, String(Date.now()))
  window.location.reload()
  return true
}

export async function orAnew<Part>(fetch: () => Promise<Part>): Promise<Part> {
  try {
    return await asOftenAsNeeded(fetch)
  } catch (error) {
    // Nothing is drawn until the page goes.
    if (loadAnew()) return new Promise<never>(() => undefined)
    throw error
  }
}

/** A part that is drawn within a Suspense, fetched when it is first drawn. */
export const whenDrawn = <Props extends object>(fetch: Fetch<Props>) =>
  lazy(async () => ({ default: await orAnew(fetch) }))

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
