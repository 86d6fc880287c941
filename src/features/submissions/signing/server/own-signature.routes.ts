import { bind, type Context } from '../../../../access/server/gate.ts'
import { json } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Strokes } from '../../../../kit/drawing/strokes.ts'
import * as calls from '../own-signature.contract.ts'

const meIn = ({ session: { accountId } }: Context): string => {
  if (accountId === undefined) throw new Error('Staff have an account.')
  return accountId
}

/** Whether these are the strokes that one of these people stored for themself: nobody else gives them. */
export async function isStored(
  db: Db,
  strokes: unknown,
  accounts: readonly (string | null)[],
): Promise<boolean> {
  const owners = accounts.filter((one) => one !== null)
  const found = await db.maybe(sql`
    select id from own_signature where company_id = current_company() and id = any(${owners}::uuid[])
      and strokes = ${JSON.stringify(strokes)}::jsonb limit 1`)
  return found !== undefined
}

export const ownSignatureCalls = [
  bind(calls.ownSignature, async (context) => {
    const found = await context.db.maybe(
      { strokes: json<Strokes>(), saved_at: 'string' },
      sql`
      select strokes, updated_at as saved_at from own_signature
      where company_id = current_company() and id = ${meIn(context)}`,
    )
    return { data: found ?? null }
  }),

  bind(calls.saveOwnSignature, async (context, { body }) => {
    await context.db.run(sql`
      insert into own_signature (company_id, id, strokes)
      values (current_company(), ${meIn(context)}, ${JSON.stringify(body.strokes)}::jsonb)
      on conflict (company_id, id) do update set strokes = excluded.strokes`)
  }),

  bind(calls.removeOwnSignature, async (context) => {
    await context.db.run(sql`
      delete from own_signature where company_id = current_company() and id = ${meIn(context)}`)
  }),
]
