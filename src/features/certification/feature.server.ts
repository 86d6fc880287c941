import type { FeatureServer } from '../../manifest/feature.server.ts'
import { person } from '../../register/fields/pointing.ts'
import { certificationCalls } from './certification.routes.ts'
import { consentForDemo } from './certification.store.ts'

export const server: FeatureServer = {
  calls: certificationCalls,
  logged: [
    {
      table: 'certificate_consents',
      one: 'Consent to a certification page',
      fields: { person: person(), noted_by: person({ label: 'Noted by' }) },
      named: 'person',
      grant: 'training.view',
    },
  ],
  demo: { past: (db) => consentForDemo(db) },
}
