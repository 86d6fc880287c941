import { placeOf } from './FormField.tsx'

const controls = 'input:not([type=hidden], :disabled), textarea, button, [contenteditable=true]'

/** Puts the focus in a field: on what is wrong in it, else on its first control. */
export function focusField(name: string): void {
  const place = document.getElementById(placeOf(name))
  const target =
    place?.querySelector<HTMLElement>('[aria-invalid=true]') ??
    place?.querySelector<HTMLElement>(controls)
  target?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
