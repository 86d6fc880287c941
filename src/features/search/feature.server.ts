import type { FeatureServer } from '../../manifest/feature.server.ts'
import { searchCalls } from './server/search.routes.ts'

export const server: FeatureServer = {
  open: ({ searchedKinds, registers }) => ({ calls: searchCalls(searchedKinds, registers) }),
}
