import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { appointmentExtension, today } from '../appointments.server.ts'
import { tellUncovered } from '../telling/uncovered.store.ts'
import { expiresSoon } from './expires-soon.store.ts'
import { firstAiders } from './first-aiders.register.ts'

const appointed = appointmentExtension(firstAiders, {
  byShift: true,
  computed: {
    certificate_state: sql`case when t.certificate_expires_on is null then 'unknown'
      when t.certificate_expires_on < ${today} then 'expired'
      when ${expiresSoon} then 'expiring' else 'valid' end`,
  },
})

export const firstAidersServer: RegisterExtension = {
  ...appointed,
  async written(context, change) {
    await appointed.written?.(context, change)
    await tellUncovered(context.db)
  },
  became: { archive: ({ db }) => tellUncovered(db) },
}
