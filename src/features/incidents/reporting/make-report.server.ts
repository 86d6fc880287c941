// Makes the record of a report: of a quick one, or of one that came with a form of kind incident.
import type { z } from 'zod'
import type { Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { makeRow } from '../../../register/server/make-row.ts'
import type { Registers } from '../../../register/server/registers.ts'
import type { reportCore } from './reporting.contract.ts'
import { reporterOf } from './reporting.store.ts'
import { tellReport } from './telling/tell-report.server.ts'

type Reported = z.output<typeof reportCore> & { photos?: readonly string[] }

/** The id is the device’s: made twice, it is one. */
export async function makeReport(
  context: Context,
  registers: Registers,
  { id, report: { place, ...given } }: { id: string; report: Reported },
): Promise<void> {
  const { db, session } = context
  // The same report sent twice at once: the second finds that of the first.
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 3))`)
  const before = await reporterOf(db, id)
  if (before !== undefined) {
    if (before.reported_by !== session.accountId) throw new Problem('row/missing')
    return
  }
  const severity = given.kind === 'incident' ? {} : { severity: 'none' }
  await makeRow(
    { context, registers, extension: registers.extension('incidents') },
    { ...given, ...severity, ...(place !== '' && { place }) },
    id,
  )
  await tellReport(db, id, session.name)
}
