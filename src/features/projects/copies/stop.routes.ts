import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { bind, type Context, hashToken } from '../../../access/server/gate.ts'
import { missed } from '../../../access/server/limits.ts'
import { type RowOf, row } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from './stop.contract.ts'

const linkRow = row({
  company_id: 'string',
  contact: 'string',
  company: 'string',
  name: 'string',
  email: 'string',
})

/** Does what the link allows, in the company that it leads to. */
async function byLink<T>(
  { db, exchange }: Context,
  token: string,
  work: (link: RowOf<typeof linkRow>) => Promise<T>,
): Promise<T | Problem> {
  const link = await db.maybe(
    linkRow,
    sql`
    select * from open_stop_link(${hashToken(token)}, ${exchange.id}, ${exchange.ip})
    where contact is not null`,
  )
  if (link !== undefined) return db.as('app', () => work(link))
  return missed(db, `stop ${exchange.ip}`, new Problem('link/spent'))
}

const read = bind(calls.readStop, (context, { params }) =>
  byLink(context, params.token, async ({ contact, company, name, email }) => {
    const found = await context.db.maybe(
      { stopped: 'boolean' },
      sql`
      select opted_out is true as stopped from client_contacts
      where company_id = current_company() and id = ${contact}`,
    )
    const brand = await brandOf(context.db)
    return { data: { company, brand, name, email, stopped: found?.stopped === true } }
  }),
)

const stop = bind(calls.stopCopies, (context, { params }) =>
  byLink(context, params.token, async ({ contact }) => {
    await context.db.run(sql`
      update client_contacts set opted_out = true
      where company_id = current_company() and id = ${contact} and opted_out is not true`)
    return undefined
  }),
)

export const stopCalls = [read, stop]
