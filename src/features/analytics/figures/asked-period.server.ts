import type { Db } from '../../../kit/db/server/database.ts'
import { Problem } from '../../../kit/problems.ts'
import { companyToday } from '../../../register/server/today.ts'
import { type Period, periodBefore, usualPeriod } from './period.ts'

/** The days that were asked for, the last twelve whole months unless said, and those before them. */
export async function askedPeriod(
  db: Db,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<{ period: Period; before: Period }> {
  const usual = usualPeriod(await companyToday(db))
  const period = { from: from ?? usual.from, to: to ?? usual.to }
  if (period.from > period.to)
    throw new Problem('input/invalid', { errors: { to: ['The end is before the start.'] } })
  return { period, before: periodBefore(period) }
}
