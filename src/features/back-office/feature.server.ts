import type { FeatureServer } from '../../manifest/feature.server.ts'
import { providedCalls } from './library/library.routes.ts'

export const server: FeatureServer = {
  open: ({ shelves }) => ({ calls: providedCalls(shelves) }),
}
