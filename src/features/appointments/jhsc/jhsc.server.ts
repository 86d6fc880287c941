import { sql } from '../../../kit/db/sql.ts'
import { ruleOf } from '../../../regulation/index.ts'
import { appointmentExtension } from '../appointments.server.ts'
import { jhsc } from './jhsc.register.ts'

export const refresherDue = sql`(greatest(t.certified_part2_on, t.refreshed_on)
  + make_interval(months => ${ruleOf('ON-JHSC-CERT').params.refresher_months}::int))::date`

export const jhscServer = appointmentExtension(jhsc, {
  computed: { refresher_due: refresherDue },
})
