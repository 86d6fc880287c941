import { maySeeAs, seeingMinutes } from '../../../access/seeing.ts'
import { bind } from '../../../access/server/gate.ts'
import { inReach } from '../../../access/server/scoped.ts'
import { stopSeeing } from '../../../access/server/seeing.ts'
import { leaveCompany } from '../../../access/server/support.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { Problem } from '../../../kit/problems.ts'
import { endSeeing } from './end-seeing.job.ts'
import { beginSeeing, leaveSeeing } from './seeing.contract.ts'

const personIn = (db: Db, id: string) =>
  db.maybe(
    { name: 'string', deactivated: 'boolean' },
    sql`
    select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as name,
      a.deactivated_at is not null as deactivated
    from account a
    where a.company_id = current_company() and a.id = ${id} and a.kind = 'staff' and ${inReach}`,
  )

export const seeingCalls = [
  bind(beginSeeing, async ({ db, session }, { params: { id } }) => {
    const person = await personIn(db, id)
    if (person === undefined) throw new Problem('row/missing')
    // Support looks with its own eyes.
    if (session.seenBy !== undefined) throw new Problem('seeing/rights')
    if (id === session.accountId) throw new Problem('seeing/oneself')
    if (person.deactivated) throw new Problem('seeing/inactive', { extra: { name: person.name } })
    if (!maySeeAs(session)) throw new Problem('seeing/rights')
    const begun = await db.as('gate', () =>
      db.maybe(
        { until: 'string' },
        sql`
        update session set seen_as = ${id}, seen_until = now() + ${seeingMinutes} * interval '1 minute'
        where id = ${session.id} returning seen_until as until`,
      ),
    )
    if (begun === undefined) throw new Problem('session/ended')
    await enqueue(db, endSeeing, { session: session.id }, { runAt: new Date(begun.until) })
    return { data: begun }
  }),

  bind(leaveSeeing, async ({ db, session }) => {
    if (session.seenBy?.support === undefined) return stopSeeing(db, session.id)
    return leaveCompany(db, session)
  }),
]
