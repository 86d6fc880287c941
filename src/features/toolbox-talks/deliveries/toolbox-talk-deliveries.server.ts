import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { toolboxTalkDeliveries } from './toolbox-talk-deliveries.register.ts'

const today = sql`(now() at time zone (select c.timezone from company c where c.id = t.company_id))::date`
const attendances = sql`from talk_attendance a where a.company_id = t.company_id and a.delivery = t.id`

/** Of the row `t`: complete once its presenter and somebody else have signed. */
const deliveryState = sql`case
  when t.excuse is not null then 'excused'
  when t.started_at is null then case when t.held_on < ${today} then 'missed' else 'scheduled' end
  when t.given is not null and exists (select ${attendances} and a.given is not null) then 'complete'
  else 'delivered' end`

export const toolboxTalkDeliveriesServer: RegisterExtension<typeof toolboxTalkDeliveries> = {
  register: toolboxTalkDeliveries,
  computed: {
    state: deliveryState,
    signed: sql`(t.given is not null)`,
    attended: sql`(select count(*) ${attendances})::numeric`,
  },
  async settle({ db, session }, { before, after }) {
    const untitled = after.title == null || (before !== undefined && before.talk !== after.talk)
    const talk =
      untitled && after.talk != null
        ? await db.maybe(
            { title: 'string' },
            sql`select title from toolbox_talks
              where company_id = current_company() and id = ${after.talk}`,
          )
        : undefined
    return {
      title: talk?.title ?? after.title,
      presenter: after.presenter ?? session.accountId ?? null,
    }
  },
  async check(_, { before, after }) {
    if (before !== undefined && (before.started_at !== null || before.excuse !== null))
      return { '': ['It is over and can no longer be changed.'] }
    const errors: FieldErrors = {}
    if (after.title == null) errors.talk = ['Choose a talk, or write a topic.']
    if ((after.project == null) === (after.team == null))
      errors.project = ['Choose a project or a team.']
    return Object.keys(errors).length > 0 ? errors : undefined
  },
  refuses: {
    async remove({ db }, { id }) {
      const held = await db.maybe(sql`
        select id from toolbox_talk_deliveries where company_id = current_company() and id = ${id}
          and started_at is not null`)
      return held === undefined ? undefined : 'A crew has heard this talk. It stays archived.'
    },
  },
}
