import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

type Asked = {
  from: string
  to: string
  projects?: readonly string[] | undefined
  team?: string | undefined
}

/** Of the talks held within the caller's scope: how often somebody took part, and how often somebody who worked there
 *  did not. Who was off or elsewhere has missed nothing. */
export const attendanceOf = async (db: Db, { from, to, projects, team }: Asked) => {
  const found = await db.maybe(
    { held: 'number', attended: 'number', missed: 'number' },
    sql`
    with held as (
      select d.company_id, d.id from toolbox_talk_deliveries d
      where d.company_id = current_company() and d.archived_at is null and d.started_at is not null
        and d.held_on between ${from}::date and ${to}::date
        ${projects === undefined ? sql`` : sql`and d.project = any(${[...projects]}::uuid[])`}
        ${team === undefined ? sql`` : sql`and d.team = ${team}::uuid`}
    )
    select (select count(*) from held) as held,
      (select count(*) from held h join talk_attendance a on a.company_id = h.company_id
        and a.delivery = h.id and a.person is not null) as attended,
      (select count(*) from held h join talk_absence a on a.company_id = h.company_id
        and a.delivery = h.id and a.reason = 'working'
        and not exists (select from talk_attendance t where t.company_id = h.company_id
          and t.delivery = h.id and t.person = a.person)) as missed`,
  )
  const { held = 0, attended = 0, missed = 0 } = found ?? {}
  const there = attended + missed
  return { held, share: there === 0 ? null : Math.round((100 * attended) / there) }
}
