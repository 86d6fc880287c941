import { bind } from '../../../access/server/gate.ts'
import { columns } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { today } from '../../appointments/index.ts'
import { tellAnswered } from '../telling/tell.store.ts'
import { answerRecommendation } from './answer.contract.ts'

export const answerCalls = [
  bind(answerRecommendation, async ({ db, session, can }, { params: { id }, body }) => {
    const found = await db.maybe(
      columns(
        'jhsc_recommendations',
        'id',
        'name',
        'committee',
        'employer',
        'answered_on',
        'archived_at',
      ),
      sql`
      select id, name, committee, employer, answered_on, archived_at from jhsc_recommendations
      where company_id = current_company() and id = ${id} for update`,
    )
    if (found === undefined) throw new Problem('row/missing')
    if (found.archived_at !== null) throw new Problem('row/archived')
    const by = session.accountId ?? null
    if (found.employer !== by && !can('resources.edit')) throw new Problem('committee/employer')
    if (found.answered_on !== null) throw new Problem('committee/answered')
    await db.run(sql`
      update jhsc_recommendations set agrees = ${body.agrees}, answer = ${body.answer},
        answered_on = ${today}, answered_by = ${by}, version = version + 1
      where company_id = current_company() and id = ${id}`)
    await tellAnswered(db, found)
  }),
]
