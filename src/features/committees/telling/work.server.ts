// What of committees waits for a person: an answer, an inspection, minutes to approve.
import { one } from '../../../kit/db/row.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import type { KindOfWork } from '../../../manifest/work.ts'
import { texts } from './texts.ts'

type Finder = (me: string | null, today: string) => Sql

const kind = (
  name: string,
  words: 'work-recommendation' | 'work-inspection' | 'work-minutes',
  path: string,
  rows: Finder,
): KindOfWork => ({
  name,
  words: inEach(texts, words),
  async find({ db, session, can }, { today, most }) {
    if (!can('resources.view')) return []
    const found = await db.many(
      { id: 'string', title: 'string', committee: 'string', due: one<string | null>() },
      sql`${rows(session.accountId ?? null, today)} order by due nulls last, id limit ${most}`,
    )
    return found.map(({ id, title, committee, due }) => ({
      ...{ id, title, due, about: [committee] },
      path: `/dashboard/jhsc/${path}/record/${id}`,
    }))
  },
})

const committee = sql`join jhsc_committees c on c.company_id = t.company_id and c.id = t.committee
  and c.archived_at is null`

export const workOfCommittees: readonly KindOfWork[] = [
  kind(
    'answer-recommendation',
    'work-recommendation',
    'recommendations',
    (me) => sql`
    select t.id, t.name as title, c.name as committee, t.response_due as due
    from jhsc_recommendations t ${committee}
    where t.company_id = current_company() and t.archived_at is null and t.answered_on is null
      and t.employer = ${me}`,
  ),
  kind(
    'committee-inspection',
    'work-inspection',
    'inspections',
    (me) => sql`
    select t.id, t.name as title, c.name as committee, t.planned_on as due
    from jhsc_inspections t ${committee}
    where t.company_id = current_company() and t.archived_at is null and t.done_on is null
      and t.inspector = ${me}`,
  ),
  kind(
    'approve-minutes',
    'work-minutes',
    'meetings',
    (me, today) => sql`
    select t.id, t.name as title, c.name as committee, null::date as due
    from jhsc_meetings t ${committee}
    join lateral committee_members(t.company_id, c.location, ${today}::date) m
      on m.person = ${me} and m.co_chair
    where t.company_id = current_company() and t.archived_at is null and t.held_on <= ${today}::date
      and coalesce(t.minutes, t.minutes_file::text) is not null
      and case m.represents when 'worker' then t.worker_approved_on else t.management_approved_on end is null`,
  ),
]
