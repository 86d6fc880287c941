import type { RegisterExtension } from '../../../register/server/extension.ts'
import { appointmentExtension } from '../appointments.server.ts'
import { tellUncovered } from '../telling/uncovered.store.ts'
import { certificateState, certificateUntil } from './certificates.store.ts'
import { firstAiders } from './first-aiders.register.ts'

const appointed = appointmentExtension(firstAiders, {
  byShift: true,
  computed: {
    certificate_state: certificateState,
    certificate_until: certificateUntil,
  },
})

export const firstAidersServer: RegisterExtension = {
  ...appointed,
  async written(context, change) {
    await appointed.written?.(context, change)
    await tellUncovered(context.db)
  },
  became: {
    archive: ({ db }) => tellUncovered(db),
    restore: ({ db }) => tellUncovered(db),
  },
}
