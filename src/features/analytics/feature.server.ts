import type { FeatureServer } from '../../manifest/feature.server.ts'
import { complianceCalls } from './compliance/compliance.routes.ts'
import { failedItemCalls } from './failed-items/failed-items.routes.ts'
import { hazardCalls } from './hazards/hazard-figures.routes.ts'
import { hoursCalls } from './hours/hours.routes.ts'
import { hoursForDemo } from './hours/hours-for-demo.store.ts'
import { incidentAnalyticsCalls } from './incidents/incident-analytics.routes.ts'
import { makesReports, reportMornings } from './monthly/monthly.job.ts'
import { monthlyCalls } from './monthly/monthly.routes.ts'
import { monthlyForDemo } from './monthly/monthly-for-demo.store.ts'
import { monthlyMail } from './monthly/monthly-mail.ts'
import { overviewCalls } from './overview/overview.routes.ts'
import { figuresPaperCalls } from './overview/paper/figures-paper.routes.ts'
import { participationCalls } from './participation/participation.routes.ts'
import { reasonCalls } from './reasons/reasons.routes.ts'
import { loggedOfFigures } from './sheets/logged.ts'
import { sheetCalls } from './sheets/sheets.routes.ts'
import { toolboxCalls } from './toolbox/toolbox.routes.ts'

export const server: FeatureServer = {
  calls: [
    ...hoursCalls,
    ...incidentAnalyticsCalls,
    ...participationCalls,
    ...failedItemCalls,
    ...complianceCalls,
    ...reasonCalls,
    ...toolboxCalls,
    ...hazardCalls,
    ...overviewCalls,
    ...monthlyCalls,
  ],
  open: (on) => ({
    raw: [...figuresPaperCalls(on), ...sheetCalls(on)],
    jobs: [reportMornings.job(on.address), makesReports(on)],
  }),
  logged: [loggedOfFigures],
  mornings: [reportMornings.awaitNext],
  mailKinds: [monthlyMail],
  demo: {
    async past(db, _, size) {
      await hoursForDemo(db, size)
      await monthlyForDemo(db)
    },
  },
}
