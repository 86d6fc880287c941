import { isGrant } from '../../../access/grants.ts'
import { bind, bindSteps, hashToken } from '../../../access/server/gate.ts'
import { refuseGiving } from '../../../access/server/giving.ts'
import { columns } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { inOwnTurn, newToken, passwordAgain } from '../../sign-in/index.ts'
import * as calls from '../tokens.contract.ts'

/** So many that nobody loses sight of them; the refusal says the number, too. */
const most = 20

const tokenRow = columns(
  'personal_token',
  'id',
  'name',
  'grants',
  'created_at',
  'expires_at',
  'seen_at',
)
const shown = sql`id, name, grants, created_at, expires_at, seen_at`

const refused = (errors: Record<string, string[]>) => new Problem('input/invalid', { errors })

const list = bind(calls.listTokens, ({ db, session }) =>
  db.as('gate', async () => ({
    data: await db.many(
      tokenRow,
      sql`select ${shown} from personal_token
        where company_id = ${session.companyId ?? null} and account_id = ${session.accountId ?? null}
          and expires_at > now()
        order by created_at desc, id`,
    ),
  })),
)

const make = bindSteps(calls.makeToken, (step) =>
  inOwnTurn(async () => {
    const asked = await passwordAgain(step, 'password', ({ body }) => body.password)
    if (asked instanceof Problem) return asked
    const { name, grants, days } = asked.input.body
    const token = newToken()
    return step((context) => {
      const { db, session } = context
      const { accountId = null, companyId = null, loginId } = session
      if (!grants.every(isGrant)) throw refused({ grants: ['There is no such right.'] })
      refuseGiving(context, grants, 'grants')
      return db.as('gate', async () => {
        await db.run(sql`
          delete from personal_token where account_id = ${accountId} and expires_at < now()`)
        // Two at once cannot both be the last that fits.
        await db.run(sql`select from login where id = ${loginId} for update`)
        const data = await db.maybe(
          tokenRow,
          sql`
          insert into personal_token (token_hash, login_id, company_id, account_id, name, grants, expires_at)
          select ${hashToken(token)}, ${loginId}, ${companyId}, ${accountId}, ${name},
            ${[...new Set(grants)].sort()}, now() + ${days} * interval '1 day'
          where (select count(*) from personal_token where account_id = ${accountId}) < ${most}
          returning ${shown}`,
        )
        if (data === undefined)
          throw refused({ name: ['You have 20 tokens. Please revoke one you do not use.'] })
        return { token, data }
      })
    })
  }),
)

const revoke = bind(calls.revokeToken, ({ db, session }, { params }) =>
  db.as('gate', async () => {
    const revoked = await db.run(sql`
      delete from personal_token
      where company_id = ${session.companyId ?? null} and id = ${params.id}
        and account_id = ${session.accountId ?? null}`)
    if (revoked === 0) throw new Problem('row/missing')
  }),
)

export const tokenCalls = [list, make, revoke]
