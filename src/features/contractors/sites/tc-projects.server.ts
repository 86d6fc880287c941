import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { tcProjects } from './tc-projects.register.ts'

export const tcProjectsServer: RegisterExtension<typeof tcProjects> = {
  register: tcProjects,
  async settle({ db }, { after }) {
    const found = await db.maybe(
      { name: 'string' },
      sql`select name from projects where company_id = current_company() and id = ${after.project}`,
    )
    return { name: found?.name ?? '' }
  },
  async check({ db }, { after }) {
    const { id, trade_contractor, project, starts_on, ends_on } = after
    if (ends_on !== null && ends_on < starts_on)
      return { ends_on: ['The end is before the start.'] }
    const twin = await db.maybe(sql`
      select id from tc_projects where company_id = current_company() and id <> ${id}
        and trade_contractor = ${trade_contractor} and project = ${project} and archived_at is null
        and starts_on <= coalesce(${ends_on}::date, 'infinity')
        and coalesce(ends_on, 'infinity') >= ${starts_on}::date limit 1`)
    return twin === undefined
      ? undefined
      : { project: ['This contractor is already approved for this project on these days.'] }
  },
}
