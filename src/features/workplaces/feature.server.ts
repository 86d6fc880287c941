import type { FeatureServer } from '../../manifest/feature.server.ts'
import { clients } from './clients/clients.register.ts'
import { logoCall } from './entities/logo.routes.ts'
import { locations } from './locations/locations.register.ts'

export const server: FeatureServer = {
  open: (on) => ({ raw: [logoCall(on)] }),
  searchedKinds: [
    { register: locations, at: 70, about: ['path', 'kind'] },
    { register: clients, at: 80, about: ['kind'] },
  ],
}
