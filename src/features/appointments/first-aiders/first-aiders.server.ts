import { sql } from '../../../kit/db/sql.ts'
import { appointmentExtension, today } from '../appointments.server.ts'
import { firstAiders } from './first-aiders.register.ts'

/** A certificate is renewed two months before its expiry: time to find a course. */
export const expiresSoon = sql`t.certificate_expires_on between ${today} and ${today} + interval '60 days'`

export const firstAidersServer = appointmentExtension(firstAiders, {
  byShift: true,
  computed: {
    certificate_state: sql`case when t.certificate_expires_on is null then 'unknown'
      when t.certificate_expires_on < ${today} then 'expired'
      when ${expiresSoon} then 'expiring' else 'valid' end`,
  },
})
