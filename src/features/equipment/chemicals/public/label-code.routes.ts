import {
  type CodeTarget,
  firstCode,
  newCode,
  revokeCodes,
} from '../../../../access/server/codes.store.ts'
import { bind, type Context } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import { readLabelCode, renewLabelCode, revokeLabelCode } from './label-code.contract.ts'

const answer = (token: string | null) => ({
  data: { path: token === null ? null : `/qr-code/chemicals/${token}` },
})

/** Held, so that two who ask at once are given one code. */
async function product({ db }: Context, id: string): Promise<CodeTarget> {
  const there = await db.maybe(sql`
    select id from chemicals where company_id = current_company() and id = ${id} for update`)
  if (there === undefined) throw new Problem('row/missing')
  return { subject: 'chemicals', subject_id: id }
}

const note = ({ db }: Context, action: string, id: string) =>
  db.run(sql`select log_event(${action}, 'chemicals', ${id}, '{}')`)

const read = bind(readLabelCode, async (context, { params }) =>
  answer(await firstCode(context.db, await product(context, params.id))),
)

const renew = bind(renewLabelCode, async (context, { params }) => {
  const target = await product(context, params.id)
  await revokeCodes(context.db, target)
  await note(context, 'renew-code', params.id)
  return answer(await newCode(context.db, target))
})

const revoke = bind(revokeLabelCode, async (context, { params }) => {
  await revokeCodes(context.db, await product(context, params.id))
  await note(context, 'revoke-code', params.id)
  return answer(null)
})

export const labelCodeCalls = [read, renew, revoke]
