import type { Key } from '../../../../../form-engine/index.ts'

/** Takes the focus to a question on the canvas, once it is drawn there. */
export const focusQuestion = (key: Key | undefined): number =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-key="${key}"] [data-question]`)?.focus(),
  )
