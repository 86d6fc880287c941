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
  // Where more stands beyond the edge, the edge says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other labels the strip is as long as they are.
  useLayoutEffect(() => {
    const whole = strip.current
    if (!whole) return
    const tell = () =>
      whole.toggleAttribute(
        'data-more',
        whole.scrollWidth - whole.scrollLeft - whole.clientWidth > 8,
      )
    tell()
    whole.addEventListener('scroll', tell, { passive: true })
    const watching = new ResizeObserver(tell)
    watching.observe(whole)
    return () => {
      watching.disconnect()
      whole.removeEventListener('scroll', tell)
    }
  }, [labels])
  return strip
}
