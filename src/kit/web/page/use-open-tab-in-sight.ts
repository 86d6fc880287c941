import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Tabs that do not fit beside each other are scrolled to: in several rows, none would stand on the line. */
export const inOneRow = { flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden' } as const

/**
 * A strip of tabs can be longer than its place: the open one is brought to its middle when another is opened or
 * `labels` grow. It scrolls the strip alone, never the page.
 */
export function useOpenTabInSight<Strip extends HTMLElement = HTMLDivElement>(
  open: string,
  labels?: unknown,
): RefObject<Strip | null> {
  const strip = useRef<Strip>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that the strip looks different now.
  useLayoutEffect(() => {
    const tab = strip.current?.querySelector('[aria-selected="true"], [aria-current="page"]')
    if (!strip.current || !tab) return
    const [whole, one] = [strip.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    strip.current.scrollLeft += one.left - whole.left - (whole.width - one.width) / 2
  }, [open, labels])
  return strip
}
