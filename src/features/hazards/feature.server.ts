import type { FeatureServer } from '../../manifest/feature.server.ts'
import { matrixCalls } from './matrix/matrix.routes.ts'
import { setUpRisk } from './matrix/matrix.store.ts'

export const server: FeatureServer = { calls: matrixCalls, setUpCompany: setUpRisk }
