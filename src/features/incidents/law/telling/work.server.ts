// What the law asks for waits for the people who classify.
import { sql } from '../../../../kit/db/sql.ts'
import { inEach } from '../../../../kit/language/in-each.ts'
import type { KindOfWork } from '../../../../manifest/work.ts'
import { texts } from './texts.ts'

export const workOfIncidents: readonly KindOfWork[] = [
  {
    name: 'incident-duty',
    words: inEach(texts, 'work-duty'),
    async find({ db, can }, { most }) {
      if (!can('incidents.classify')) return []
      const rows = await db.many(
        {
          id: 'string',
          incident: 'string',
          number: 'string',
          title: 'string',
          code: 'string',
          due: 'string',
        },
        sql`
        select d.id, d.incident, i.number, i.title, d.code, (d.due_at at time zone c.timezone)::date as due
        from incident_duty d
        join incidents i on i.company_id = d.company_id and i.id = d.incident and i.archived_at is null
        join company c on c.id = d.company_id
        where d.company_id = current_company() and d.sent_at is null and d.withdrawn_at is null
        order by d.due_at, d.id limit ${most}`,
      )
      return rows.map(({ id, incident, number, title, code, due }) => ({
        id,
        title: `${code}: ${title}`,
        about: [number],
        due,
        path: `/dashboard/incidents/record/${incident}`,
      }))
    },
  },
]
