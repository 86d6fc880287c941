import type { FeatureServer } from '../../manifest/feature.server.ts'
import { person } from '../../register/fields/pointing.ts'
import { homeCalls } from './server/home.routes.ts'

export const server: FeatureServer = {
  calls: homeCalls,
  logged: [
    {
      table: 'home_layouts',
      one: 'Home screen',
      fields: { account: person({ label: 'Person' }) },
    },
  ],
}
