import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { makeRow } from '../../../register/server/make-row.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { offerReport, sendReport } from './reporting.contract.ts'
import { projectsToReport, reporterOf } from './reporting.store.ts'
import { tellReport } from './telling/tell-report.server.ts'

const offer = bind(offerReport, async ({ db, session }) => ({
  data: { projects: await projectsToReport(db, session.accountId ?? null) },
}))

export const reportingCalls = (registers: Registers) => {
  const send = bind(sendReport, async (context, { params: { id }, body }) => {
    const { db, session } = context
    // The same report sent twice at once: the second finds that of the first.
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 3))`)
    const before = await reporterOf(db, id)
    if (before !== undefined) {
      if (before.reported_by !== session.accountId) throw new Problem('row/missing')
      return { data: { id } }
    }
    const { place, ...given } = body
    const severity = body.kind === 'incident' ? {} : { severity: 'none' }
    await makeRow(
      { context, registers, extension: registers.extension('incidents') },
      { ...given, ...severity, ...(place !== '' && { place }) },
      id,
    )
    await tellReport(db, id, session.name)
    return { data: { id } }
  })
  return [offer, send]
}
