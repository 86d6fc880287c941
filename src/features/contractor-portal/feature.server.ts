import type { FeatureServer } from '../../manifest/feature.server.ts'
import { portalAlertCalls } from './alerts/alerts.routes.ts'
import { byCodeCalls, fileByCodeCall } from './by-code/server/by-code.routes.ts'
import { portalCalls } from './server/portal.routes.ts'
import { portalWorkerCalls } from './workers/workers.routes.ts'

export const server: FeatureServer = {
  calls: [...portalCalls, ...portalAlertCalls, ...byCodeCalls, ...portalWorkerCalls],
  open: ({ store, folder, quota }) => ({
    raw: [fileByCodeCall({ store, spoolFolder: folder, quota })],
  }),
}
