import { bind } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { crewOf } from '../../signing/server/crew.store.ts'
import { likelySigners } from '../filling.contract.ts'

export const likelySignerCalls = [
  bind(likelySigners, async ({ db }, { query: { project, team } }) => {
    const found = await db.many(
      { part: 'string', id: 'string', name: 'string' },
      sql`
      select w.part, a.id, concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as name
      from (
        select 'supervisor' as part, p.supervisor as account from projects p
          where p.company_id = current_company() and p.id = ${project ?? null}
        union all select 'manager', p.manager from projects p
          where p.company_id = current_company() and p.id = ${project ?? null}
        union all select 'supervisor', t.leader from teams t
          where t.company_id = current_company() and t.id = ${team ?? null}
      ) w
      join account a on a.company_id = current_company() and a.id = w.account
        and a.kind = 'staff' and a.deactivated_at is null`,
    )
    const first = (wanted: string) => {
      const one = found.find(({ part }) => part === wanted)
      return one === undefined ? null : { id: one.id, name: one.name }
    }
    const where = { id: null, project: project ?? null, team: team ?? null, form: null }
    const crew = await crewOf(db, where)
    return { data: { supervisor: first('supervisor'), manager: first('manager'), crew } }
  }),
]
