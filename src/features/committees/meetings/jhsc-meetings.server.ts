import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension, Write } from '../../../register/server/extension.ts'
import { today } from '../../appointments/index.ts'
import { jhscMeetings } from './jhsc-meetings.register.ts'

type MeetingWrite = Write<typeof jhscMeetings>

/** What both co-chairs put their names to: all but the posting, which follows. */
const minuted = [
  ...['committee', 'name', 'held_on', 'starts_at', 'ends_at', 'place', 'agenda', 'present'],
  ...['regrets', 'guests', 'previous_approved', 'minutes', 'minutes_file'],
]

const content = (row: Readonly<Record<string, unknown>>) =>
  JSON.stringify(minuted.map((name) => row[name] ?? null))

const isRewritten = ({ before, after }: MeetingWrite) =>
  before !== undefined && content(before) !== content(after)

const isApproved = (row: MeetingWrite['before']) =>
  row?.worker_approved_on != null && row.management_approved_on != null

const state = sql`case when t.posted_on is not null then 'posted'
  when t.worker_approved_on is not null and t.management_approved_on is not null then 'approved'
  when t.held_on > ${today} then 'planned' else 'held' end`

/** Half of the members, unless the committee’s terms say another number; and neither side without the other. */
const quorum = sql`case when cardinality(t.present) > 0 then (
  select case when count(*) filter (where m.person = any(t.present))
      >= coalesce(c.quorum, ceil(count(*) / 2.0))
    and count(distinct m.represents) filter (where m.person = any(t.present)) = 2
    then 'met' else 'missed' end
  from jhsc_committees c
  cross join lateral committee_members(c.company_id, c.location, t.held_on) m
  where c.company_id = t.company_id and c.id = t.committee group by c.quorum) end`

export const jhscMeetingsServer: RegisterExtension<typeof jhscMeetings> = {
  register: jhscMeetings,
  computed: { state, quorum },
  async settle(_, change) {
    // A co-chair who approved other words approves these anew.
    return isRewritten(change) && !isApproved(change.before)
      ? {
          ...{ worker_approved_by: null, worker_approved_on: null },
          ...{ management_approved_by: null, management_approved_on: null },
        }
      : {}
  },
  async check(_, change): Promise<FieldErrors | undefined> {
    const { before, after } = change
    if (isApproved(before) && isRewritten(change))
      return { '': ['Both co-chairs approved these minutes. They can no longer be changed.'] }
    const errors: FieldErrors = {}
    if (after.posted_on !== null && !isApproved(before))
      errors.posted_on = ['Both co-chairs approve the minutes before they are posted.']
    if (after.starts_at !== null && after.ends_at !== null && after.ends_at < after.starts_at)
      errors.ends_at = ['The end is before the start.']
    return Object.keys(errors).length > 0 ? errors : undefined
  },
}
