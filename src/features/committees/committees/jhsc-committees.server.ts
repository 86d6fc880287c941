import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { today } from '../../appointments/index.ts'
import { jhscCommittees } from './jhsc-committees.register.ts'

const ofCommittee = sql`company_id = t.company_id and committee = t.id and archived_at is null`

export const jhscCommitteesServer: RegisterExtension<typeof jhscCommittees> = {
  register: jhscCommittees,
  computed: {
    members: sql`(select count(*)::integer from committee_members(t.company_id, t.location, ${today}))`,
    met_on: sql`(select max(held_on) from jhsc_meetings where ${ofCommittee} and held_on <= ${today})`,
    inspected_on: sql`(select max(done_on) from jhsc_inspections where ${ofCommittee})`,
    unanswered: sql`coalesce((select case when min(response_due) < ${today} then 'overdue' else 'open' end
      from jhsc_recommendations where ${ofCommittee} and answered_on is null having count(*) > 0), 'none')`,
  },
  async check({ db }, { after }) {
    const other = await db.maybe(sql`
      select id from jhsc_committees where company_id = current_company() and archived_at is null
        and location = ${after.location} and id <> ${after.id} limit 1`)
    return other === undefined
      ? undefined
      : { location: ['This workplace already has a committee.'] }
  },
  refuses: {
    async restore({ db }, { id, location }) {
      const other = await db.maybe(sql`
        select id from jhsc_committees where company_id = current_company() and archived_at is null
          and location = ${location} and id <> ${id} limit 1`)
      return other === undefined ? undefined : 'This workplace already has a committee.'
    },
  },
}
