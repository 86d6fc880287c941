import { bind } from '../../../access/server/gate.ts'
import { row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { readPresentChoices } from './present.contract.ts'

const choiceRow = row({ id: 'string', name: 'string', own: 'boolean' })

type Of = { from: Sql; name: Sql; lead: Sql }
const projects: Of = {
  from: sql`projects`,
  name: sql`w.number || ' – ' || w.name`,
  lead: sql`w.supervisor`,
}
const teams: Of = { from: sql`teams`, name: sql`w.name`, lead: sql`w.leader` }

const choicesOf = (db: Db, { from, name, lead }: Of, me: string | null) =>
  db.many(
    choiceRow,
    sql`
    select w.id, ${name} as name, ${lead} is not distinct from ${me}::uuid or exists (
      select from workplace_workers r join company c on c.id = r.company_id
      where r.company_id = w.company_id and r.subject_id = w.id and r.person = ${me}::uuid
        and (now() at time zone c.timezone)::date between r.from_on and coalesce(r.to_on, 'infinity')
      ) as own
    from ${from} w
    where w.company_id = current_company() and w.archived_at is null and w.completed_at is null
    order by own desc, folded(w.name), w.id`,
  )

const read = bind(readPresentChoices, async ({ db, session, can }) => {
  const me = session.accountId ?? null
  return {
    data: {
      project: can('projects.view') ? await choicesOf(db, projects, me) : [],
      team: can('teams.view') ? await choicesOf(db, teams, me) : [],
    },
  }
})

export const presentCalls = [read]
