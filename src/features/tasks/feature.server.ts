import type { FeatureServer } from '../../manifest/feature.server.ts'
import { workOfToDos } from './to-dos/to-dos-work.server.ts'

export const server: FeatureServer = { workKinds: [workOfToDos] }
