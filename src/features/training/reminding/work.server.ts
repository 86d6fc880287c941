// A person’s own training that expires soon, or has expired, waits for them.
import { sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import type { KindOfWork } from '../../../manifest/work.ts'
import { expiring } from './remind.store.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

/** What ended longer ago is not theirs to renew any more, unless somebody asks them to. */
const waits = 90

export const workOfTraining: readonly KindOfWork[] = [
  {
    name: 'renew-training',
    words: inEach({ en, fr, es }, 'work-training'),
    async find({ db, session, can }, { today, most }) {
      if (!can('training.view')) return []
      const which = sql`r.person = ${session.accountId ?? null}`
      const rows = await db.many(
        { id: 'string', person: 'string', name: 'string', expires_on: 'string' },
        sql`
        select id, person, name, expires_on from (${await expiring(db, today, which, waits)}) due
        order by expires_on, id limit ${most}`,
      )
      return rows.map(({ id, person, name, expires_on }) => ({
        id,
        title: name,
        about: [],
        due: expires_on,
        path: `/dashboard/users-trainings/${person}/record/${id}`,
      }))
    },
  },
]
