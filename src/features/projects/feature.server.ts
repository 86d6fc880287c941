import type { FeatureServer } from '../../manifest/feature.server.ts'
import { loggedOfProjects } from './logged.ts'
import { tellMissed } from './missed/tell-missed.server.ts'
import { planCalls } from './plan/plan.routes.ts'
import { planForDemo } from './plan-for-demo.store.ts'
import { rainDayCalls } from './rain-days/rain-days.routes.ts'
import { trackerCalls } from './tracker/tracker.routes.ts'

export const server: FeatureServer = {
  logged: loggedOfProjects,
  calls: [...planCalls, ...rainDayCalls, ...trackerCalls],
  morningTellers: [tellMissed],
  demo: { past: planForDemo },
}
