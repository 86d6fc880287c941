// A report that is being written on this device, and what is sent of it.
import type { IncidentKind } from '../record/kinds.ts'
import type { QuickReport } from './reporting.contract.ts'

/** `now`: when it is sent; `today`: earlier, nobody knows when; `other`: as the fields say. */
export type WhenChoice = 'now' | 'today' | 'other'

export type ReportDraft = {
  readonly id: string
  readonly started_at: string
  readonly kind: IncidentKind
  readonly words: string
  readonly when: WhenChoice
  readonly day: string | null
  readonly time: string | null
  readonly project: string | null
  readonly place: string
}

export const isWhole = ({ words, when, day }: ReportDraft): boolean =>
  words.trim().length > 2 && (when !== 'other' || day !== null)

const two = (part: number) => String(part).padStart(2, '0')

/** What the clocks of the device show: it is where it happened. */
const dayOn = (now: Date) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
const timeOn = (now: Date) => `${two(now.getHours())}:${two(now.getMinutes())}`

/** `begun`: “now” is when the report was begun. */
export function reportOf(draft: ReportDraft, now: Date, photos: readonly string[]): QuickReport {
  const begun = new Date(draft.started_at)
  const when = {
    now: { occurred_on: dayOn(begun), occurred_time: timeOn(begun) },
    today: { occurred_on: dayOn(now), occurred_time: null },
    other: { occurred_on: draft.day ?? dayOn(now), occurred_time: draft.time },
  }[draft.when]
  return {
    kind: draft.kind,
    description: draft.words.trim(),
    ...when,
    project: draft.project,
    place: draft.place.trim(),
    photos: [...photos],
  }
}
