import { route } from '../../../access/route.ts'
import { screenByName } from '../../../access/screens.ts'
import { type CodeTarget, codeOf, giveCode, newCode } from '../../../access/server/codes.store.ts'
import { bind, type Context, type RawCall } from '../../../access/server/gate.ts'
import { missed } from '../../../access/server/limits.ts'
import { one } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from './inventory.contract.ts'

const codePath = (token: string) => `/q/${token}`

async function asset({ db }: Context, id: string): Promise<CodeTarget> {
  // Held, so that two who ask at once are given one code.
  const there = await db.maybe(sql`
    select id from inventory where company_id = current_company() and id = ${id} for update`)
  if (there === undefined) throw new Problem('row/missing')
  return { subject: 'inventory', subject_id: id }
}

const make = bind(calls.makeCode, async (context, { params }) => {
  const target = await asset(context, params.id)
  const token = (await codeOf(context.db, target))?.token ?? (await newCode(context.db, target))
  return { data: { token, path: codePath(token) } }
})

const give = bind(calls.giveCode, async (context, { params, body: { token } }) => {
  const target = await asset(context, params.id)
  if (!(await giveCode(context.db, token, target)))
    throw new Problem('input/invalid', { errors: { token: ['There is no such code.'] } })
  return { data: { token, path: codePath(token) } }
})

export const codeCalls = [make, give]

/** The screen that a scanned code leads to, by the kind of record. Many who scan may read and not edit; the
 * screen signs people in first. */
const screens: Readonly<Record<string, string>> = {
  inventory: 'inventory-record',
  documents: 'document',
}

const followed = route({
  method: 'GET',
  path: codePath(':token'),
  summary: 'Leads on from a scanned code.',
  grant: 'public',
})

/** A person's browser follows it: an unknown code leads to the page that says so. */
export const followCode: RawCall = {
  ...followed,
  async answer(exchange, { token = '' }, gate) {
    const found = await gate(exchange, followed, async ({ db }) => {
      const target = await db.maybe(
        { subject: one<CodeTarget['subject']>(), subject_id: 'string' },
        sql`select * from open_qr_token(${token}) where subject is not null`,
      )
      return target ?? missed(db, `scan ${exchange.ip}`, undefined)
    })
    if (found instanceof Problem) throw found
    const path = screenByName.get(screens[found?.subject ?? ''] ?? '')?.path
    const address = path?.replace(':id', found?.subject_id ?? '') ?? '/not-found'
    exchange.response.writeHead(302, { location: address, 'cache-control': 'no-store' }).end()
  },
}
