// What waits: an orientation for the person who is to take it, its cards for people who may review them.
import { sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import { type KindOfWork, nextWeekday } from '../../../manifest/work.ts'
import { recordState } from '../records/state.ts'
import { texts } from '../texts.ts'

export const workOfOrientations: readonly KindOfWork[] = [
  {
    name: 'take-orientation',
    words: inEach(texts, 'work-take'),
    async find({ db, session }, { most }) {
      const rows = await db.many(
        { id: 'string', title: 'string', project: 'string?', due: 'string?' },
        sql`
        select t.id, d.title, w.name as project, t.due_on as due
        from orientation_records t
        join document d on d.company_id = t.company_id and d.id = t.package and d.archived_at is null
        left join projects w on w.company_id = t.company_id and w.id = t.project
        where t.company_id = current_company() and t.person = ${session.accountId ?? null}
          and t.archived_at is null and ${recordState} in ('assigned', 'in_progress')
        order by t.due_on nulls last, t.id limit ${most}`,
      )
      return rows.map(({ id, title, project, due }) => ({
        id,
        title,
        about: project === null ? [] : [project],
        due,
        path: `/dashboard/orientation/take/${id}`,
      }))
    },
  },
  {
    name: 'review-orientation',
    words: inEach(texts, 'work-review'),
    async find({ db, can }, { most }) {
      if (!can('resources.edit')) return []
      const rows = await db.many(
        { id: 'string', name: 'string', title: 'string', due: 'string' },
        sql`
        select t.id, t.name, d.title, ${nextWeekday(sql`t.finished_at`)} as due
        from orientation_records t
        join company c on c.id = t.company_id
        join document d on d.company_id = t.company_id and d.id = t.package
        where t.company_id = current_company() and t.archived_at is null
          and ${recordState} = 'awaiting_review'
        order by t.finished_at, t.id limit ${most}`,
      )
      return rows.map(({ id, name, title, due }) => ({
        id,
        title: name,
        about: [title],
        due,
        path: `/dashboard/orientation/records/record/${id}`,
      }))
    },
  },
]
