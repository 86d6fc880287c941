import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { today } from '../../appointments/index.ts'
import { jhscInspections } from './jhsc-inspections.register.ts'

export const jhscInspectionsServer: RegisterExtension<typeof jhscInspections> = {
  register: jhscInspections,
  computed: {
    state: sql`case when t.done_on is not null then 'done'
      when t.planned_on < ${today} then 'missed' else 'planned' end`,
  },
  async settle({ db }, { after }) {
    const found = await db.maybe(
      { name: 'string' },
      sql`
      select left(coalesce(string_agg(name, ', ' order by folded(name), id), ''), 160) as name
      from locations where company_id = current_company() and id = any(${[...after.areas]}::uuid[])`,
    )
    return { name: found?.name ?? '' }
  },
  async check({ db }, { before, after }) {
    if (before?.inspector === after.inspector && before.planned_on === after.planned_on)
      return undefined
    const member = await db.maybe(sql`
      select m.person from jhsc_committees c
      cross join lateral committee_members(c.company_id, c.location, ${after.planned_on}::date) m
      where c.company_id = current_company() and c.id = ${after.committee}
        and m.person = ${after.inspector} and m.represents = 'worker'`)
    return member === undefined
      ? { inspector: ['Choose a worker member of this committee who is in office on that day.'] }
      : undefined
  },
}
