import { bind } from '../../../access/server/gate.ts'
import { one } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { today } from '../../appointments/index.ts'
import { approveMinutes } from './approve.contract.ts'

export const approveCalls = [
  bind(approveMinutes, async ({ db, session }, { params: { id } }) => {
    const meeting = await db.maybe(
      { location: 'string', archived: 'boolean', ready: 'boolean' },
      sql`
      select c.location, m.archived_at is not null as archived,
        m.held_on <= ${today} and coalesce(m.minutes, m.minutes_file::text) is not null as ready
      from jhsc_meetings m
      join jhsc_committees c on c.company_id = m.company_id and c.id = m.committee
      where m.company_id = current_company() and m.id = ${id} for update of m`,
    )
    if (meeting === undefined) throw new Problem('row/missing')
    if (meeting.archived) throw new Problem('row/archived')
    const chair = await db.maybe(
      { represents: one<'worker' | 'management'>() },
      sql`
      select represents from committee_members(current_company(), ${meeting.location}, ${today})
      where person = ${session.accountId ?? null} and co_chair`,
    )
    if (chair === undefined) throw new Problem('committee/chair')
    if (!meeting.ready) throw new Problem('committee/minutes')
    const [by, on] = [`${chair.represents}_approved_by`, `${chair.represents}_approved_on`]
    await db.run(sql`
      update jhsc_meetings set ${sql.id(by)} = ${session.accountId ?? null}, ${sql.id(on)} = ${today},
        version = version + 1
      where company_id = current_company() and id = ${id} and ${sql.id(on)} is null`)
  }),
]
