// The attendance of a training session that is being taken on this device, and what is sent when it is over.
import { givenOf } from '../../../kit/drawing/strokes.ts'
import { newId } from '../../../kit/ids.ts'
import type { Locale } from '../../../kit/locales.ts'
import { type SignedSheet, tookPart } from '../../toolbox-talks/definition/index.ts'
import type { TakenAttendance } from './sessions.contract.ts'

export type AttendanceDraft = SignedSheet & {
  readonly id: string
  readonly started_at: string
  readonly session: string
  readonly day: string
}

/** Nothing until somebody has taken part. */
export function takenAttendance(
  { people }: AttendanceDraft,
  now: Date,
  lang: Locale,
): TakenAttendance | undefined {
  const attendances = people.filter(tookPart).map((one) => ({
    id: one.person ? newId() : one.id,
    person: one.person ? one.id : null,
    name: one.name,
    company: one.person ? null : one.detail,
    given: one.mark === null ? null : givenOf(one.mark),
    unsigned_because: one.mark === null ? one.unsigned.trim() : null,
    statement_lang: one.lang ?? lang,
    signed_at: one.mark?.signed_at ?? now.toISOString(),
  }))
  return attendances.length === 0 ? undefined : { attendances, attested_lang: lang }
}
