// The calls of projects beside those of their register, and their plans in the demo.
import { planCalls } from './plan/plan.routes.ts'
import { rainDayCalls } from './rain-days/rain-days.routes.ts'
import { trackerCalls } from './tracker/tracker.routes.ts'

export { tellMissed } from './missed/tell-missed.server.ts'
export { planForDemo } from './plan-for-demo.store.ts'

export const projectCalls = [...planCalls, ...rainDayCalls, ...trackerCalls]
