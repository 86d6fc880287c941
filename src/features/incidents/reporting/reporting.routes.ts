import { bind } from '../../../access/server/gate.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { makeReport } from './make-report.server.ts'
import { offerReport, sendReport } from './reporting.contract.ts'
import { projectsToReport } from './reporting.store.ts'

const offer = bind(offerReport, async ({ db, session }) => ({
  data: { projects: await projectsToReport(db, session.accountId ?? null) },
}))

export const reportingCalls = (registers: Registers) => {
  const send = bind(sendReport, async (context, { params: { id }, body }) => {
    await makeReport(context, registers, { id, report: body })
    return { data: { id } }
  })
  return [offer, send]
}
