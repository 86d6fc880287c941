import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { companyToday } from '../../../register/server/today.ts'
import { expectedTalks } from './expected-talks.store.ts'
import { toolboxTalkSchedules } from './toolbox-talk-schedules.register.ts'

const today = sql`(select (now() at time zone c.timezone)::date from company c where c.id = t.company_id)`

/** What decides which days were due. */
const rhythm = ['project', 'team', 'weekdays', 'starts_on'] as const

export const toolboxTalkSchedulesServer: RegisterExtension<typeof toolboxTalkSchedules> = {
  register: toolboxTalkSchedules,
  computed: {
    standing: sql`case when t.starts_on > ${today} then 'coming'
      when t.ends_on < ${today} then 'ended' else 'current' end`,
  },
  async settle({ db }, { after }) {
    const place = await db.maybe(
      { name: 'string' },
      sql`
      select name from projects where company_id = current_company() and id = ${after.project ?? null}
      union all
      select name from teams where company_id = current_company() and id = ${after.team ?? null} limit 1`,
    )
    return { name: place?.name ?? '' }
  },
  async check({ db }, { before, after }) {
    const errors: FieldErrors = {}
    if ((after.project == null) === (after.team == null))
      errors.project = ['Choose a project or a team.']
    if (after.topics === 'turns' && (after.talks ?? []).length === 0)
      errors.talks = ['Choose the talks that take turns.']
    if (after.ends_on != null && after.ends_on < String(after.starts_on))
      errors.ends_on = ['The end is before the start.']
    const changed = rhythm.filter(
      (name) =>
        before !== undefined && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    )
    const [first] = changed
    if (first !== undefined && before !== undefined) {
      const until = await companyToday(db)
      const [was] = await expectedTalks(db, { from: '2000-01-01', to: until, schedule: before.id })
      if (was?.days.some(({ day }) => day < until))
        errors[first] = ['Talks were already due by this schedule. End it, and make another.']
    }
    return Object.keys(errors).length > 0 ? errors : undefined
  },
}
