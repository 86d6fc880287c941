import { brandOf } from '../../access/brand/server/brand.store.ts'
import { bind, type Context } from '../../access/server/gate.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { enterCompany } from '../../kit/db/server/enter-company.ts'
import { sql } from '../../kit/db/sql.ts'
import { Problem } from '../../kit/problems.ts'
import { inviteFirstManager } from '../people/index.ts'
import * as calls from './companies.contract.ts'
import {
  findCompanies,
  findCompany,
  findManagers,
  findOverview,
  findRemoved,
  updateCompany,
} from './companies.store.ts'
import { tellManagers } from './dates/server/tell-managers.ts'
import { type BeginCompany, makeCompany } from './making/server/make-company.ts'

const list = bind(calls.listCompanies, ({ db }, { query }) =>
  db.as('gate', () => findCompanies(db, query)),
)

/** The managers of a company, with the transaction in it from then on. */
async function managersOf(db: Db, company: string) {
  await enterCompany(db, company)
  return db.as('app', () => findManagers(db))
}

const read = bind(calls.readCompany, ({ db }, { params: { id } }) =>
  db.as('gate', async () => ({
    data: { ...(await findCompany(db, id)), managers: await managersOf(db, id) },
  })),
)

const change = bind(calls.changeCompany, ({ db, exchange }, { params: { id }, body }) =>
  db.as('gate', async () => {
    const before = await findCompany(db, id)
    if (body.state === 'trial' && (body.trial_ends_on ?? before.trial_ends_on) === null)
      throw new Problem('input/invalid', {
        errors: { trial_ends_on: ['Say on which day the trial ends.'] },
      })
    if ((body.state === 'suspended' || body.state === 'closed') && body.reason === '')
      throw new Problem('input/invalid', {
        errors: { reason: ['Say why: the company’s managers read it.'] },
      })
    await enterCompany(db, id)
    await updateCompany(db, body)
    const { name: company, trial_ends_on, removes_on, state } = await findCompany(db, id)
    const until = state === 'closed' ? removes_on : trial_ends_on
    const told = { what: state, company, until, reason: body.reason || null }
    await db.as('app', async () => {
      await db.run(sql`select log_event('edit', 'company', ${id}, ${JSON.stringify(body)}::jsonb)`)
      if (state !== before.state) await tellManagers(db, told, exchange.publicUrl)
    })
  }),
)

/** The mail is from the company to be; who writes it is the provider’s person. */
async function invite({ db, session, exchange }: Context, manager: string): Promise<void> {
  const brand = await brandOf(db)
  await inviteFirstManager(db, manager, {
    writer: { name: session.name, email: null, phone: null },
    brand,
    publicUrl: exchange.publicUrl,
  })
}

const create = (begin: BeginCompany) =>
  bind(calls.createCompany, (context, { body }) => {
    const { db } = context
    const { request, trial_days: trialDays, first_name, last_name, email, ...about } = body
    return db.as('gate', async () => {
      const { company, manager } = await makeCompany(context, begin, {
        facts: { ...about, trialDays },
        manager: { first_name, last_name, email },
      })
      await db.as('app', () => invite(context, manager))
      if (request !== undefined)
        await db.run(sql`
          update site_request set state = 'done', became = ${company}, changed_at = now() where id = ${request}`)
      return { data: { id: company } }
    })
  })

const again = bind(calls.inviteManager, (context, { params: { id, manager } }) => {
  const { db } = context
  return db.as('gate', async () => {
    await findCompany(db, id)
    const found = (await managersOf(db, id)).find((one) => one.id === manager)
    if (found === undefined || found.entered) throw new Problem('row/missing')
    await db.as('app', () => invite(context, manager))
    return { message: `The invitation is on its way to ${found.email}.` }
  })
})

const overview = bind(calls.readOverview, ({ db }) =>
  db.as('gate', async () => ({ data: await findOverview(db) })),
)

const removed = bind(calls.listRemovedCompanies, ({ db }) =>
  db.as('gate', async () => ({ data: await findRemoved(db) })),
)

export const companyCalls = (begin: BeginCompany) => [
  overview,
  list,
  read,
  change,
  create(begin),
  removed,
  again,
]
