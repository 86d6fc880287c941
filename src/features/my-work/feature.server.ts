import type { FeatureServer } from '../../manifest/feature.server.ts'
import { myWorkCalls } from './server/my-work.routes.ts'

export const server: FeatureServer = {
  open: ({ workKinds }) => ({ calls: myWorkCalls(workKinds) }),
}
