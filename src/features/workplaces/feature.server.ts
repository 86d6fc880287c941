import type { FeatureServer } from '../../manifest/feature.server.ts'
import { searchedPlaces } from './searched.ts'

export const server: FeatureServer = { searchedKinds: searchedPlaces }
