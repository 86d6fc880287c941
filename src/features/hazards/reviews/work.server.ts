// A hazard at which an incident points waits for the person who answers for it, until it is rated anew.
import { sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import type { KindOfWork } from '../../../manifest/work.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

export const workOfHazards: KindOfWork = {
  name: 'hazard-review',
  words: inEach({ en, fr, es }, 'work'),
  async find({ db, session, can }, { most }) {
    if (!can('hazards.edit')) return []
    const rows = await db.many(
      { id: 'string', title: 'string', numbers: 'strings' },
      sql`
      select h.id, h.name as title,
        coalesce(array_agg(i.number order by i.number) filter (where i.id is not null), '{}') as numbers
      from hazard_review r
      join hazards h on h.company_id = r.company_id and h.id = r.hazard and h.archived_at is null
        and h.status <> 'retired'
      left join incidents i on i.company_id = r.company_id and i.id = r.incident
      where r.company_id = current_company() and r.done_at is null
        and (h.owner is null or h.owner = ${session.accountId ?? null})
      group by h.id, h.name, h.company_id order by min(r.created_at), h.id limit ${most}`,
    )
    return rows.map(({ id, title, numbers }) => ({
      id,
      title,
      about: numbers,
      due: null,
      path: `/dashboard/hazards/record/${id}?tab=incidents`,
    }))
  },
}
