// What an answer of a photo or file question holds: ids of files, and beside an id what was said of
// it or drawn over it. The file itself is never altered.
import type { Drawing } from '../../../kit/drawing/shapes.ts'
import { isRecord } from '../../../kit/own.ts'

export type Attached = {
  readonly id: string
  readonly caption?: string
  /** When the picture says it was taken, on the camera's clock: `YYYY-MM-DDTHH:mm:ss`. */
  readonly taken_at?: string
  readonly annotations?: Drawing
}

/** What an answer names, whether each entry is an id alone or more. */
export const attachedIn = (answer: unknown): readonly Attached[] =>
  (Array.isArray(answer) ? answer : []).flatMap((entry): Attached[] => {
    if (isRecord(entry)) return entry.id === undefined ? [] : [{ ...entry, id: String(entry.id) }]
    return entry === null || entry === '' ? [] : [{ id: String(entry) }]
  })

/** As the answer holds it: the id alone where there is nothing beside it. */
export const entryOf = ({ id, caption, taken_at, annotations }: Attached): string | Attached => {
  const more = {
    ...(caption !== undefined && caption.trim() !== '' && { caption }),
    ...(taken_at !== undefined && { taken_at }),
    ...(annotations !== undefined && annotations.shapes.length > 0 && { annotations }),
  }
  return Object.keys(more).length === 0 ? id : { id, ...more }
}
