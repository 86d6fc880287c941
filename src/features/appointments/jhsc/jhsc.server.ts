import { sql } from '../../../kit/db/sql.ts'
import { appointmentBeside } from '../appointments.server.ts'
import { jhsc } from './jhsc.register.ts'

export const jhscServer = appointmentBeside(jhsc, {
  computed: {
    refresher_due: sql`(greatest(t.certified_part2_on, t.refreshed_on) + interval '3 years')::date`,
  },
})
