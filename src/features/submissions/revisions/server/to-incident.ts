// A submission of kind incident that came without one gets its incident: it is reported now, or was before.
import { bind, type Context } from '../../../../access/server/gate.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import type { Registers } from '../../../../register/server/registers.ts'
import { makeReport } from '../../../incidents/index.ts'
import { isReportOpen, lockSubmission } from '../../stages/server/lock-submission.ts'
import { toIncident } from '../revisions.contract.ts'
import { chooseAnother, refuseInput } from './check-submission.ts'

async function refuseOther({ db, can }: Context, incident: string): Promise<void> {
  const found =
    can('incidents.view') &&
    (await db.maybe(sql`
      select id from incidents where company_id = current_company() and id = ${incident}
        and archived_at is null`))
  if (!found) refuseInput({ incident: chooseAnother })
}

/** The form may have asked for it. */
const projectOf = async (db: Db, id: string): Promise<string | null | undefined> =>
  (
    await db.maybe(
      { project: 'string?' },
      sql`select project from submissions where company_id = current_company() and id = ${id}`,
    )
  )?.project

export const toIncidentCall = (registers: Registers) =>
  bind(toIncident, async (context, { params: { id }, body }) => {
    const { db } = context
    const row = await lockSubmission(context, id)
    if (row.version !== body.version)
      throw new Problem('row/stale', {
        extra: { present: { version: row.version, stage: row.stage } },
      })
    if (!isReportOpen(row)) throw new Problem('submission/state')
    const { report } = body
    const incident = report?.id ?? body.incident
    if (incident === null) throw new Error('The contract asks for one of both.')
    if (report === null) await refuseOther(context, incident)
    else {
      const { id: made, ...said } = report
      const project = (await projectOf(db, id)) ?? said.project
      await makeReport(context, registers, { id: made, report: { ...said, project } })
    }
    await db.run(sql`
      update submissions set incident = ${incident}
      where company_id = current_company() and id = ${id}`)
    return { data: { incident } }
  })
