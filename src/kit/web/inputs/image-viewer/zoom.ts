const zoomStep = 0.12
/** Times the scale at which one pixel of the image is one of the screen. */
const maxZoom = 3
const minZoom = 0.1
const swipeTolerance = 50
const wheelThrottle = 80

/** The next scale, one step in or out. `natural` is the scale that shows the image at its own size. */
export function zoomed(scale: number, direction: 1 | -1, natural: number): number {
  const next = Math.round((scale + direction * zoomStep) * 1e6) / 1e6
  return Math.max(minZoom, Math.min(maxZoom * natural, next))
}

/** Which way a sideways movement of so many pixels turns the page: to the next image, back, or not. */
export function swiped(distance: number): 1 | -1 | 0 {
  if (Math.abs(distance) <= swipeTolerance) return 0
  return distance < 0 ? 1 : -1
}

/** Lets the first of a burst through, and another when 80 ms have passed since. */
export function throttle() {
  let last = Number.NEGATIVE_INFINITY
  return (now: number): boolean => {
    if (now - last < wheelThrottle) return false
    last = now
    return true
  }
}

export type ViewerImage = { src: string; title?: string }

/** Only the items that carry a text as src. */
export function viewable(items: readonly unknown[]): ViewerImage[] {
  return items.filter(
    (item): item is ViewerImage =>
      typeof item === 'object' && item !== null && 'src' in item && typeof item.src === 'string',
  )
}
