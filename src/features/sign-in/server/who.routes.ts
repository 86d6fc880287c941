// Who is signed in, as each of the three areas asks it.

import type { Session } from '../../../access/context.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import { json, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from '../sign-in.contract.ts'
import { roleOf } from './sessions.store.ts'

const accountRow = row({
  id: 'string',
  first_name: 'string',
  last_name: 'string',
  locale: one<Locale>(),
  version: 'number',
  role_id: 'number?',
  permission_template_id: 'string?',
  template_name: 'string?',
  company: json<{
    id: string
    name: string
    timezone: string
    country: string
    suspended: boolean
    modules_off: string[]
  }>(),
})

/** Of the person whom somebody sees as; how they sign in is theirs alone. */
async function addressOf(db: Db, { accountId }: Session): Promise<string> {
  const found = await db.as('gate', () =>
    db.maybe(
      { email: 'string' },
      sql`select l.email from account a join login l on l.id = a.login_id where a.id = ${accountId ?? null}`,
    ),
  )
  return found?.email ?? ''
}

async function loginFacts({ db, session }: Context) {
  if (session.seenBy !== undefined)
    return { email: await addressOf(db, session), second_factor: false }
  const found = await db.as('gate', () =>
    db.maybe(
      { email: 'string', second_factor: 'boolean' },
      sql`select email, totp_confirmed_at is not null as second_factor from login where id = ${session.loginId}`,
    ),
  )
  if (found === undefined) throw new Problem('session/ended')
  return found
}

async function adminLocale({ db, session }: Context): Promise<Locale | null> {
  const admin = await db.as('gate', () =>
    db.maybe(
      { locale: one<Locale | null>() },
      sql`select locale from provider_admin where login_id = ${session.loginId}`,
    ),
  )
  return admin?.locale ?? null
}

async function accountFacts(context: Context) {
  const { db, session } = context
  const row = await db.maybe(
    accountRow,
    sql`
    select a.id, a.first_name, a.last_name, a.locale, a.version, a.role_id, a.permission_template_id,
      t.name as template_name,
      json_build_object('id', c.id, 'name', c.name, 'timezone', c.timezone, 'country', c.country,
        'suspended', c.suspended_at is not null, 'modules_off', c.modules_off) as company
    from account a
    join company c on c.id = a.company_id
    left join permission_template t on t.company_id = a.company_id and t.id = a.permission_template_id
    where a.id = ${session.accountId}`,
  )
  if (row === undefined) throw new Problem('session/ended')
  return { ...row, name: session.name, ...(await loginFacts(context)) }
}

export const whoCalls = [
  bind(calls.adminUser, async (context) => ({
    ...(await loginFacts(context)),
    id: context.session.loginId,
    name: context.session.name,
    role: 'admin' as const,
    locale: await adminLocale(context),
  })),
  bind(calls.staffAccount, async (context) => {
    const facts = await accountFacts(context)
    const { seenBy, roleId: role = 3 } = context.session
    return {
      ...facts,
      role: roleOf({ audience: 'staff', role_id: role }),
      role_id: role,
      scope: context.session.scope,
      ...(seenBy && {
        seen_by: {
          id: seenBy.accountId,
          name: seenBy.name,
          until: seenBy.until,
          withheld: [...seenBy.withheld],
          ...(seenBy.support && { support: { writes: seenBy.support.writes } }),
        },
      }),
      permission_template: {
        id: facts.permission_template_id,
        name: facts.template_name ?? '',
        permissions: [...context.session.grants].sort(),
      },
    }
  }),
  bind(calls.contractorUser, async (context) => ({
    ...(await accountFacts(context)),
    role: 'trade_contractor' as const,
  })),
]
