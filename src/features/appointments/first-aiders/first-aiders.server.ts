import { sql } from '../../../kit/db/sql.ts'
import { appointmentBeside, today } from '../appointments.server.ts'
import { firstAiders } from './first-aiders.register.ts'

/** How long before its expiry a certificate is to be renewed. */
const soon = sql`interval '60 days'`

export const firstAidersServer = appointmentBeside(firstAiders, {
  byShift: true,
  computed: {
    certificate_state: sql`case when t.certificate_expires_on is null then 'unknown'
      when t.certificate_expires_on < ${today} then 'expired'
      when t.certificate_expires_on <= ${today} + ${soon} then 'expiring' else 'valid' end`,
  },
})
