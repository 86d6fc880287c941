import { bind } from '../../../access/server/gate.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { Problem } from '../../../kit/problems.ts'
import { makeMonthlyPaper } from './monthly.contract.ts'
import { makeReport } from './monthly.job.ts'
import * as store from './monthly.store.ts'
import { monthlyReportsServer } from './monthly-reports.server.ts'

export const monthlyCalls = [
  bind(makeMonthlyPaper, async (context, { params: { id } }) => {
    const { db } = context
    const seen = monthlyReportsServer.scope?.(context)
    const report = await store.seenReport(db, id, seen)
    if (report === undefined) throw new Problem('row/missing')
    if (report.ended) throw new Problem('row/archived')
    await enqueue(
      db,
      makeReport,
      { report: id, month: report.month },
      { key: `${id} ${report.month}` },
    )
  }),
]
