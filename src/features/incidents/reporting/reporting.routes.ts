import { bind } from '../../../access/server/gate.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { makeReport } from './make-report.server.ts'
import { offerReport, sendReport } from './reporting.contract.ts'
import { incidentsToJoin, projectsToReport } from './reporting.store.ts'

const offer = bind(offerReport, async ({ db, session, can }) => ({
  data: {
    projects: await projectsToReport(db, session.accountId ?? null),
    incidents: can('incidents.view') ? await incidentsToJoin(db) : [],
  },
}))

export const reportingCalls = (registers: Registers) => {
  const send = bind(sendReport, async (context, { params: { id }, body }) => {
    await makeReport(context, registers, { id, report: body })
    return { data: { id } }
  })
  return [offer, send]
}
