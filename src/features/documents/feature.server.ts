import type { FeatureServer } from '../../manifest/feature.server.ts'
import { publishForDemo } from './demo/publish.store.ts'
import { orientation } from './kinds/orientation.register.ts'
import { policies } from './kinds/policies.register.ts'
import { swps } from './kinds/swps.register.ts'
import { loggedOfDocuments } from './logged.ts'
import { versionCalls } from './versions/versions.routes.ts'

export const server: FeatureServer = {
  searchedKinds: [
    { register: policies, at: 76, numbers: ['number'], about: ['number', 'category'] },
    { register: swps, at: 77, numbers: ['number'], about: ['number', 'category'] },
    { register: orientation, at: 78, numbers: ['number'], about: ['number', 'category'] },
  ],
  logged: loggedOfDocuments,
  demo: { fill: publishForDemo },
  open: ({ registers }) => ({ calls: versionCalls(registers) }),
}
