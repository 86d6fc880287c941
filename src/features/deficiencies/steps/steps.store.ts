// One step of a deficiency, whichever it is: held, refused where it does not lead on, written, noted.

import type { Context } from '../../../access/server/gate.ts'
import { type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Stored } from '../../../register/server/extension.ts'
import type { deficiencies, Status } from '../deficiencies.register.ts'
import { doerOf, type NewEvent, note } from '../events.store.ts'
import { type Asking, type DeficiencyState, type DeficiencyStep, leadsOn } from './steps.ts'

type Row = Stored<typeof deficiencies> & { confidential: boolean }
export type LockedDeficiency = Row & Pick<DeficiencyState, 'doer'>

export const askingOf = ({ session, can }: Context): Asking => ({
  account: session.accountId,
  manages: session.roleId === 1,
  verifies: can('submissions.approve-ca'),
})

export const refuse = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

/** The row for the rest of the transaction, as the person saw it. */
async function held(db: Db, id: string, version: number): Promise<LockedDeficiency> {
  const row = await db.maybe<Row>(sql`
    select * from deficiencies where company_id = current_company() and id = ${id} for update`)
  if (row === undefined) throw new Problem('row/missing')
  if (row.archived_at !== null) throw new Problem('row/archived')
  if (row.version !== version) throw new Problem('row/stale')
  return { ...row, doer: await doerOf(db, id) }
}

export type Came = {
  set: Readonly<Record<string, unknown>> & { status?: Status }
  happened: NewEvent
}

type Asked = { params: { id: string }; body: { version: number } }
const standsRow = row({ status: 'string', version: 'number' })
type Stands = RowOf<typeof standsRow>

export async function takeStep(
  { db }: Context,
  step: DeficiencyStep,
  { params, body }: Asked,
  come: (row: LockedDeficiency) => Came | Promise<Came>,
): Promise<{ data: Stands }> {
  const row = await held(db, params.id, body.version)
  if (!leadsOn(step, row)) throw new Problem('deficiency/state')
  const { set, happened } = await come(row)
  const sets = Object.entries(set).map(([name, value]) => sql`${sql.id(name)} = ${value}`)
  const stands = await db.maybe(
    standsRow,
    sql`
    update deficiencies set ${sql.join(sets)}
    where company_id = current_company() and id = ${params.id} returning status, version`,
  )
  if (stands === undefined) throw new Problem('row/missing')
  await note(db, params.id, happened)
  return { data: stands }
}
