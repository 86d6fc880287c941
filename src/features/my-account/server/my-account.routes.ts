import { bind, bindSteps, type Context } from '../../../access/server/gate.ts'
import { row } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import {
  confirmSetUp,
  hashPassword,
  inOwnTurn,
  type Login,
  loginById,
  newSetUp,
  passwordAgain,
  refuseCommon,
  rememberDevice,
  setPassword,
} from '../../sign-in/index.ts'
import * as calls from '../my-account.contract.ts'

const wrong = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

async function ownLogin({ db, session }: Context): Promise<Login> {
  const login = await loginById(db, session.loginId)
  if (login === undefined) throw new Problem('session/ended')
  return login
}

const detailsRow = row({ first_name: 'string', last_name: 'string', version: 'number' })

const details = bind(calls.changeDetails, async ({ db, session }, { body }) => {
  const { version, ...given } = body
  const changed = await db.maybe(
    { first_name: 'string', last_name: 'string' },
    sql`
    update person p set first_name = coalesce(${given.first_name ?? null}, p.first_name),
      last_name = coalesce(${given.last_name ?? null}, p.last_name)
    from (select person from account where id = ${session.accountId ?? null}
      and version = ${version} for update) a
    where p.company_id = current_company() and p.id = a.person
    returning p.first_name, p.last_name`,
  )
  const row = await db.maybe(
    detailsRow,
    sql`select first_name, last_name, version from account where id = ${session.accountId ?? null}`,
  )
  if (row === undefined) throw new Problem('row/missing')
  if (changed === undefined) throw new Problem('row/stale', { extra: { data: row } })
  return row
})

const language = bind(calls.keepLanguage, async ({ db, session }, { body: { locale } }) => {
  if (session.accountId === undefined) {
    await db.as('gate', () =>
      db.run(sql`update provider_admin set locale = ${locale} where login_id = ${session.loginId}`),
    )
    return { locale }
  }
  await db.run(sql`
    update person set language = ${locale} where company_id = current_company()
      and id = (select person from account where id = ${session.accountId}) and language <> ${locale}`)
  const account = await db.maybe(
    { version: 'number' },
    sql`select version from account where id = ${session.accountId}`,
  )
  return { locale, ...account }
})

const password = bindSteps(calls.changePassword, (step) =>
  inOwnTurn(async () => {
    const asked = await passwordAgain(step, 'current', ({ body }) => body.current)
    if (asked instanceof Problem) return asked
    const { login, input } = asked
    refuseCommon(input.body.password, login.email)
    const hash = await hashPassword(input.body.password)
    await step(({ db, session, exchange }) =>
      db.as('gate', async () => {
        await setPassword(db, login, hash, session.id)
        rememberDevice(exchange, { ...login, password_hash: hash })
      }),
    )
    return undefined
  }),
)

const sessions = bind(calls.listSessions, ({ db, session }) =>
  db.as('gate', async () => ({
    data: await db.many(sql`
      select id, ip, user_agent, created_at, seen_at, id = ${session.id} as current
      from session where login_id = ${session.loginId} and expires_at > now()
        and seen_at > now() - interval '12 hours'
      order by id = ${session.id} desc, seen_at desc`),
  })),
)

const endSession = bind(calls.endOneSession, ({ db, session }, { params }) =>
  db.as('gate', async () => {
    const ended = await db.run(
      sql`delete from session where id = ${params.id} and login_id = ${session.loginId}`,
    )
    if (ended === 0) throw new Problem('row/missing')
  }),
)

const startTotp = bind(calls.startTotp, (context) =>
  context.db.as('gate', async () => {
    const login = await ownLogin(context)
    if (login.totp_confirmed_at !== null) throw new Problem('second-factor/on')
    const made = newSetUp(login.email)
    await context.db.run(
      sql`update login set totp_secret = ${made.secret}, totp_last_step = null where id = ${login.id}`,
    )
    return made
  }),
)

const confirmTotp = bind(calls.confirmTotp, (context, { body }) =>
  context.db.as('gate', async () => {
    const login = await ownLogin(context)
    const { totp_secret } = login
    const codes = totp_secret && (await confirmSetUp(context.db, login, totp_secret, body.code))
    if (!codes) throw wrong('code', 'Wrong code. Please enter the one shown now.')
    return { recovery_codes: codes }
  }),
)

const removeTotp = bindSteps(calls.removeTotp, (step) =>
  inOwnTurn(async () => {
    const asked = await passwordAgain(step, 'password', ({ body }) => body.password)
    if (asked instanceof Problem) return asked
    await step(({ db, session }) =>
      db.as('gate', () =>
        db.run(sql`
          update login set totp_secret = null, totp_confirmed_at = null, totp_last_step = null,
            recovery_codes = '{}'
          where id = ${session.loginId}`),
      ),
    )
    return undefined
  }),
)

export const myAccountCalls = [
  details,
  language,
  password,
  sessions,
  endSession,
  startTotp,
  confirmTotp,
  removeTotp,
]
