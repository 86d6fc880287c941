// What became of a workplace’s lines on some days, with what it was worked out of.

import { asCompany } from '../../../access/server/scoped.ts'
import { addDays } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { expectationsOf } from '../../expectations/definition/index.ts'
import type { PlanLine } from '../plan/plan.contract.ts'
import { holdsOf } from '../plan/plan.store.ts'
import { rainBetween } from '../rain-days/rain-days.store.ts'
import type { WorkplaceFacts } from '../workplace.store.ts'
import { scheduleOf } from './schedule-of.ts'
import { asShown, sentAbout } from './tracker.store.ts'

type Tracking = {
  span: { from: string; to: string }
  /** Which submissions the caller may open; all of them unless said. */
  seen?: Sql | undefined
}

/** The rows are in the order of the lines. */
export async function trackWorkplace(
  db: Db,
  place: Pick<WorkplaceFacts, 'kind' | 'id' | 'opens_on' | 'closes_on' | 'now'>,
  lines: readonly PlanLine[],
  { span, seen = sql`true` }: Tracking,
) {
  const { opens_on, closes_on, now } = place
  const rain = await rainBetween(db, place, span.from, addDays(span.to, 62))
  const forms = [...new Set(lines.map(({ form }) => form.id))]
  // Who sent it decides nothing about whether it came.
  const came = await asCompany(db, () => sentAbout(db, { place, forms }, span))
  const sent = await asShown(db, came, seen)
  const rows = expectationsOf(
    lines.map(scheduleOf),
    {
      term: { opens_on, closes_on, pauses: await holdsOf(db, place) },
      excuses: rain.filter(({ affects_forms }) => affects_forms),
      receipts: sent.map((one) => ({ ...one, what: one.form })),
      now,
    },
    span,
  )
  return { rain, sent, rows }
}
