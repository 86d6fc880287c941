import type { FeatureServer } from '../../manifest/feature.server.ts'
import { hoursCalls } from './hours/hours.routes.ts'
import { hoursForDemo } from './hours/hours-for-demo.store.ts'

export const server: FeatureServer = {
  calls: hoursCalls,
  demo: { past: (db, _, size) => hoursForDemo(db, size) },
}
