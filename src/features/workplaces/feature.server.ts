import { storeDrawn } from '../../manifest/demo-files.server.ts'
import type { FeatureServer } from '../../manifest/feature.server.ts'
import { clients } from './clients/clients.register.ts'
import { logoCall } from './entities/logo.routes.ts'
import { addLogo, logoOfDemo } from './entities/logo-for-demo.store.ts'
import { locations } from './locations/locations.register.ts'

export const server: FeatureServer = {
  open: (on) => ({ raw: [logoCall(on)] }),
  demo: {
    past: async (db, slug, size) => size === 'whole' && addLogo(db, slug),
    store: (database, on) => storeDrawn(database, on, logoOfDemo),
  },
  searchedKinds: [
    { register: locations, at: 70, about: ['path', 'kind'] },
    { register: clients, at: 80, about: ['kind'] },
  ],
}
