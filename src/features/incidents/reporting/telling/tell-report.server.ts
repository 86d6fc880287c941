// Tells a quick report to those who classify, and to those who answer for its project.
import { holds } from '../../../../access/grants.ts'
import { grantsOfAccount } from '../../../../access/server/gate.ts'
import { accountsHolding } from '../../../../access/server/holders.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { notify } from '../../../notices/index.ts'
import { incidentReported, observationReported } from './notice-kinds.ts'

const reportOf = (db: Db, id: string) =>
  db.maybe(
    { kind: 'string', number: 'string', project: 'string?', leads: 'strings' },
    sql`
    select i.kind, i.number, p.name as project,
      array_remove(array[p.supervisor, p.manager, p.hs_lead], null) as leads
    from incidents i left join projects p on p.company_id = i.company_id and p.id = i.project
    where i.company_id = current_company() and i.id = ${id}`,
  )

export async function tellReport(db: Db, id: string, by: string): Promise<void> {
  const report = await reportOf(db, id)
  if (report === undefined) return
  const { kind, number, project, leads } = report
  const to = new Set(await accountsHolding(db, 'incidents.classify'))
  for (const lead of leads)
    if (holds(await grantsOfAccount(db, lead), 'incidents.view')) to.add(lead)
  await notify(db, kind === 'incident' ? incidentReported : observationReported, {
    to: [...to],
    record: id,
    event: id,
    facts: { by, number, project },
  })
}
