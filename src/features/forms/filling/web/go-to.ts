const inputs = [
  'input:not([type=hidden]):not([disabled]):not([type=file])',
  'textarea:not([disabled])',
  'select:not([disabled])',
  '[role=combobox]',
  'button:not([disabled])',
].join(',')

/** Frames to wait for a question of a long form that is not on the page yet. */
const patience = 300

/** Brings a question into sight and puts the focus where it is answered; a section, on its heading. */
export function goTo(place: string, left = patience): void {
  const found = document.getElementById(place)
  if (found === null) {
    if (left > 0) requestAnimationFrame(() => goTo(place, left - 1))
    return
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const head = found.querySelector<HTMLElement>('h2[tabindex]')
  const behavior = calm ? 'auto' : 'smooth'
  found.scrollIntoView({ block: head === null ? 'center' : 'start', behavior })
  const input =
    head ??
    found.querySelector<HTMLElement>('[data-answers]') ??
    found.querySelector<HTMLElement>(inputs)
  input?.focus({ preventScroll: true })
}
