import type { FeatureServer } from '../../manifest/feature.server.ts'
import { incidentsForDemo } from './demo/incidents-for-demo.store.ts'
import { incidentListCalls } from './lists/lists.routes.ts'
import { incidents } from './record/incidents.register.ts'
import { incidentCalls } from './record/incidents.routes.ts'
import { loggedOfIncidents } from './record/logged.ts'
import { reportingCalls } from './reporting/reporting.routes.ts'

export const server: FeatureServer = {
  calls: [...incidentListCalls, ...incidentCalls],
  searchedKinds: [
    {
      register: incidents,
      at: 33,
      numbers: ['number'],
      about: ['number', 'status', 'project'],
      latestFirst: true,
    },
  ],
  logged: loggedOfIncidents,
  open: ({ registers }) => ({ calls: reportingCalls(registers) }),
  demo: { past: (db, _, size) => incidentsForDemo(db, size) },
}
