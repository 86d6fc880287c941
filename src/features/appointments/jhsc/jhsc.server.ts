import { sql } from '../../../kit/db/sql.ts'
import { appointmentBeside } from '../appointments.server.ts'
import { regulations } from '../regulations.ts'
import { jhsc } from './jhsc.register.ts'

export const refresherDue = sql`(greatest(t.certified_part2_on, t.refreshed_on)
  + make_interval(years => ${regulations.refresher.params.years}::int))::date`

export const jhscServer = appointmentBeside(jhsc, {
  computed: { refresher_due: refresherDue },
})
