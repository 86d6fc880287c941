// The gate of every request: one transaction, and in it the three locks. The grant that the route
// names, the company of the session set for the row-level policies, and a role that cannot pass them.

import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { json, one, row } from '../../kit/db/row.ts'
import type { Database, Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { binder, type Gate, stepBinder, type TransactionStep } from '../../kit/http/server/bind.ts'
import { fileBinder } from '../../kit/http/server/bind-file.ts'
import type { Exchange } from '../../kit/http/server/exchange.ts'
import type { RawRoute } from '../../kit/http/server/serve.ts'
import { Problem } from '../../kit/problems.ts'
import type { Audience, Can, Session } from '../context.ts'
import { rightsOf } from '../effective.ts'
import { holds } from '../grants.ts'
import { isOff, type Module } from '../modules.ts'
import type { Scope } from '../scope.ts'
import { showConfidential } from './confidence.ts'
import { isSafe, refuseForeign, tokenOf } from './foreign.ts'
import { enterScope, refusingBeyondScope } from './scoped.ts'
import { closedModule, guardSeeing, missing, seeAs, type Versions, withholding } from './seeing.ts'
import { asSupport, noteReading } from './support.ts'

export type Context = {
  db: Db
  exchange: Exchange
  /** Who asks; a public call has nobody. Reading it where there is nobody is refused. */
  session: Session
  can: Can
}

export const bind = binder<Context>()
export const bindSteps = stepBinder<Context>()
export type GateStep<Input> = TransactionStep<Context, Input>
export const bindFile = fileBinder<Context>()
export type RawCall = RawRoute<Context>

const openedSessionRow = row({
  session_id: 'string',
  audience: one<Audience>(),
  login_id: 'string',
  account_id: 'string?',
  company_id: 'string?',
  company_set: 'string?',
  role_id: 'number?',
  name: 'string',
  account_version: 'number?',
  template_version: 'number?',
  suspended: 'boolean',
  token_grants: 'strings?',
  scope: one<Scope | null>(),
  seen_as: 'string?',
  support: 'string?',
  support_until: 'string?',
  support_writes: 'boolean?',
  modules_off: json<Module[]>(),
})

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** What the accounts of one database hold, by the versions of the account and of its template: a
 *  change of either leads past what is kept here, so nothing need be told to forget. */
type GrantCache = Map<string, ReadonlySet<string>>
const mostKept = 10_000

const givenRow = row({
  role_id: 'number?',
  template: 'strings',
  extra: 'strings',
  refused: 'strings',
})

/** What an account holds now; nothing once it is deactivated. */
export async function grantsOfAccount(db: Db, accountId: string): Promise<ReadonlySet<string>> {
  const given = await db.maybe(
    givenRow,
    sql`
    select a.role_id, coalesce(t.grants, '{}') as template, a.extra_grants as extra,
      a.denied_grants as refused
    from account a
    left join permission_template t on t.company_id = a.company_id and t.id = a.permission_template_id
    where a.id = ${accountId} and a.deactivated_at is null`,
  )
  return given === undefined ? new Set() : rightsOf({ ...given, roleId: given.role_id })
}

async function grantsOf(
  db: Db,
  { account_id, account_version, template_version }: Versions,
  kept: GrantCache,
): Promise<ReadonlySet<string>> {
  if (account_id === null) return new Set()
  const key = `${account_id} ${account_version} ${template_version}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const grants = await grantsOfAccount(db, account_id)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, grants)
  return grants
}

async function openSession(db: Db, exchange: Exchange, kept: GrantCache): Promise<Session> {
  const token = hashToken(tokenOf(exchange))
  const found = await db.maybe(
    openedSessionRow,
    sql`select o.*, current_company() as company_set, to_json(modules_off_of(o.company_id)) as modules_off
      from open_session(${token}, ${exchange.id}, ${exchange.ip}) o where o.session_id is not null`,
  )
  if (found === undefined) throw new Problem('session/ended')
  // Every policy reads what is set: were it another company, nothing here could be trusted.
  assert.equal(found.company_set, found.company_id, 'The transaction is of another company.')
  const modulesOff = found.modules_off
  const used = (given: Iterable<string>): ReadonlySet<string> =>
    new Set([...given].filter((grant) => !isOff(modulesOff, grant)))
  const given = await grantsOf(db, found, kept)
  const grants = modulesOff.length === 0 ? given : used(given)
  const session: Session = {
    id: found.session_id,
    audience: found.audience,
    loginId: found.login_id,
    accountId: found.account_id ?? undefined,
    companyId: found.company_id ?? undefined,
    roleId: found.role_id ?? undefined,
    name: found.name,
    suspended: found.suspended,
    byToken: found.token_grants !== null,
    scope: found.scope ?? 'company',
    // A token holds nothing that its person has lost.
    grants:
      found.token_grants === null
        ? grants
        : new Set(found.token_grants.filter((grant) => holds(grants, grant))),
    modulesOff,
    closed: new Set([...given].filter((grant) => !grants.has(grant))),
    seenBy: undefined,
  }
  const { support, support_until: until, support_writes: writes } = found
  if (support !== null && until !== null)
    return asSupport(session, { access: support, until, writes: writes === true })
  if (found.seen_as === null) return session
  return seeAs(db, session, async (person) => used(await grantsOf(db, person, kept)))
}

/** A device's work of one person is not accepted from another person who has signed in there since. */
function checkAccount(exchange: Exchange, { accountId }: Session): void {
  const meant = exchange.header('x-account')
  if (meant !== undefined && meant !== accountId) throw new Problem('session/other')
}

const audiences: ReadonlySet<string> = new Set<Audience>(['staff', 'admin', 'contractor'])

export function admits(guard: string, { audience, grants }: Session): boolean {
  if (guard === 'public' || guard === 'signed-in') return true
  if (audiences.has(guard)) return audience === guard
  return audience === 'staff' && holds(grants, guard)
}

export function openGate(database: Database): Gate<Context> {
  const kept: GrantCache = new Map()
  return async (exchange, route, work) => {
    const { grant: guard } = route
    refuseForeign(exchange)
    if (guard === 'public')
      return database.transaction('gate', async (db) => {
        await db.run(sql`
          select set_config('app.source', 'public', true),
            set_config('app.request_id', ${exchange.id}, true),
            set_config('app.ip', ${exchange.ip}, true)`)
        return work({
          db,
          exchange,
          get session(): Session {
            throw new Problem('session/missing')
          },
          can: () => false,
        })
      })
    return database.transaction('app', async (db) => {
      const session = await openSession(db, exchange, kept)
      checkAccount(exchange, session)
      guardSeeing(exchange, route, session)
      if (closedModule(session, guard)) throw new Problem('company/module-off')
      if (!admits(guard, session) || (route.inPerson && session.byToken)) throw missing(session)
      if (session.suspended && !isSafe(exchange) && route.reads !== true)
        throw new Problem('company/suspended')
      await noteReading(db, exchange, route, session)
      let askedClosed = false
      const can: Can = (grant) => {
        askedClosed ||= closedModule(session, grant)
        return holds(session.grants, grant)
      }
      // Not waited for: they travel with the first query of the work.
      const [, , reply] = await Promise.all([
        enterScope(db, session.scope, session.accountId),
        showConfidential(db, can),
        refusingBeyondScope(() =>
          withholding(
            session,
            () => work({ db, exchange, session, can }),
            () => askedClosed,
          ),
        ),
      ])
      return reply
    })
  }
}
