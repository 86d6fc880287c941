// The talks that wait for the person who is to give them.
import { sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import type { KindOfWork } from '../../../manifest/work.ts'
import { texts } from './texts.ts'

export const workOfTalks: readonly KindOfWork[] = [
  {
    name: 'talk',
    words: inEach(texts, 'work-today'),
    async find({ db, session }, { today, most }) {
      // One that was missed a week ago is history.
      const rows = await db.many(
        { id: 'string', title: 'string', due: 'string', place: 'string' },
        sql`
        select d.id, d.title, d.held_on as due, coalesce(p.name, t.name) as place
        from toolbox_talk_deliveries d
        left join projects p on p.company_id = d.company_id and p.id = d.project
        left join teams t on t.company_id = d.company_id and t.id = d.team
        where d.company_id = current_company() and d.presenter = ${session.accountId ?? null}
          and d.started_at is null and d.excuse is null and d.archived_at is null
          and d.held_on >= ${today}::date - 7
        order by d.held_on, d.id limit ${most}`,
      )
      return rows.map(({ id, title, due, place }) => ({
        id,
        title,
        about: [place],
        due,
        path: `/dashboard/toolbox-talks/deliveries/record/${id}`,
      }))
    },
  },
]
