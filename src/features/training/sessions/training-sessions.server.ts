import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { storedCourse } from '../../competence/index.ts'
import { trainingSessions } from './training-sessions.register.ts'

const attended = sql`(select count(distinct coalesce(a.person, a.id)) from training_attendance a
  where a.company_id = t.company_id and a.session = t.id)::numeric`

export const trainingSessionsServer: RegisterExtension<typeof trainingSessions> = {
  register: trainingSessions,
  computed: {
    attended,
    state: sql`case when t.finished_on is not null then 'finished'
      when t.first_on > company_today() then 'planned' else 'open' end`,
  },
  async settle({ db }, { after }) {
    return { name: (await storedCourse(db, after.course))?.name ?? '' }
  },
  async check(_, { before }) {
    return before?.finished_on == null
      ? undefined
      : { '': ['This session is finished and can no longer be changed.'] }
  },
  refuses: {
    async remove({ db }, { id }) {
      const held = await db.maybe(sql`
        select id from training_attendance
        where company_id = current_company() and session = ${id} limit 1`)
      return held === undefined ? undefined : 'People took part in this session. It stays archived.'
    },
  },
}
