import { manager } from '../../../access/seeing.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { enterCompany } from '../../../kit/db/server/enter-company.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { closeNotices, notify } from '../../notices/index.ts'
import { findCompany, findManagers } from '../companies.store.ts'
import {
  answerAccess,
  endAccess,
  findAccess,
  findAccesses,
  findLastOf,
  insertAccess,
  letSessionIn,
  noteAccount,
  supportAccount,
} from './server/support.store.ts'
import * as calls from './support.contract.ts'
import { supportAsked } from './telling.ts'

/** An admin's work in the transaction of a company that is there. */
const inCompany = <T>({ db }: Context, id: string, work: () => Promise<T>): Promise<T> =>
  db.as('gate', async () => {
    await findCompany(db, id)
    await enterCompany(db, id)
    return db.as('app', work)
  })

const readOwn = bind(calls.readOwnSupport, (context, { params: { id } }) =>
  inCompany(context, id, async () => ({
    data: (await findLastOf(context.db, context.session.loginId)) ?? null,
  })),
)

const ask = bind(calls.askForSupport, (context, { params: { id: company }, body }) =>
  inCompany(context, company, async () => {
    const { db, session } = context
    const { loginId: login, name } = session
    await db.run(
      sql`select pg_advisory_xact_lock(hashtextextended(${`support ${company} ${login}`}, 0))`,
    )
    const last = await findLastOf(db, login)
    if (last?.state === 'asked' || last?.state === 'running') throw new Problem('support/asked')
    const id = await insertAccess(db, { login, name, ...body })
    await notify(db, supportAsked, {
      to: (await findManagers(db)).map((one) => one.id),
      record: id,
      event: id,
      facts: { name, reason: body.reason },
      cause: null,
    })
    return { data: { id } }
  }),
)

const endOwn = bind(calls.endOwnSupport, (context, { params: { id } }) =>
  inCompany(context, id, async () => {
    const { db, session } = context
    const last = await findLastOf(db, session.loginId)
    if (last === undefined || !(await endAccess(db, last.id, session.name)))
      throw new Problem('row/missing')
    await closeNotices(db, supportAsked, last.id)
  }),
)

const enter = bind(calls.enterCompanyForSupport, (context, { params: { id } }) =>
  inCompany(context, id, async () => {
    const { db, session } = context
    const last = await findLastOf(db, session.loginId)
    if (last?.state !== 'running') throw new Problem('row/missing')
    const account = await supportAccount(db, session.loginId, session.name)
    await noteAccount(db, last.id, account)
    await db.run(sql`select log_event('enter', 'support_access', ${last.id}, '{}'::jsonb)`)
    await db.as('gate', () => letSessionIn(db, session.id, { access: last.id, account }))
  }),
)

const list = bind(calls.listSupport, async ({ db }) => ({ data: await findAccesses(db) }))

/** Only somebody who answers for the whole company says who else sees it; support does not let itself in. */
function checkDecides({ session }: Context): void {
  const { roleId, scope, seenBy } = session
  if (roleId !== manager || scope !== 'company' || seenBy !== undefined)
    throw new Problem('support/rights')
}

async function checkThere(db: Db, id: string): Promise<void> {
  if ((await findAccess(db, id)) === undefined) throw new Problem('row/missing')
}

const answer = bind(calls.answerSupport, async (context, { params: { id }, body }) => {
  checkDecides(context)
  const { db, session } = context
  await checkThere(db, id)
  if (!(await answerAccess(db, id, { ...body, by: session.name })))
    throw new Problem('support/over')
  await closeNotices(db, supportAsked, id)
})

const end = bind(calls.endSupport, async (context, { params: { id } }) => {
  checkDecides(context)
  const { db, session } = context
  await checkThere(db, id)
  if (!(await endAccess(db, id, session.name))) throw new Problem('support/over')
  await closeNotices(db, supportAsked, id)
})

export const supportCalls = [readOwn, ask, endOwn, enter, list, answer, end]
