import type { FeatureServer } from '../../manifest/feature.server.ts'
import { ruleCalls } from './rules.routes.ts'
import { switchForDemo } from './switches.store.ts'

export const server: FeatureServer = { calls: ruleCalls, demo: { begin: switchForDemo } }
