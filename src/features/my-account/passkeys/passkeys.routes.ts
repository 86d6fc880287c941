import { bind, bindSteps } from '../../../access/server/gate.ts'
import { columns } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import {
  acceptNewPasskey,
  challengeMinutes,
  inOwnTurn,
  makeChallenge,
  passkeyPlace,
  passwordAgain,
} from '../../sign-in/index.ts'
import * as calls from './passkeys.contract.ts'

/** So many that nobody loses sight of them; the refusal says the number, too. */
const most = 10
/** ES256, EdDSA and RS256: what devices make. */
const algorithms = [-7, -8, -257]

const passkeyRow = columns('passkey', 'id', 'name', 'created_at', 'seen_at')
const shown = sql`id, name, created_at, seen_at`

const refused = (errors: Record<string, string[]>) => new Problem('input/invalid', { errors })

const list = bind(calls.listPasskeys, ({ db, session }) =>
  db.as('gate', async () => ({
    data: await db.many(
      passkeyRow,
      sql`select ${shown} from passkey where login_id = ${session.loginId} order by created_at, id`,
    ),
  })),
)

const start = bindSteps(calls.startPasskey, (step) =>
  inOwnTurn(async () => {
    const asked = await passwordAgain(step, 'password', ({ body }) => body.password)
    if (asked instanceof Problem) return asked
    const { login } = asked
    return step(({ db, session, exchange }) =>
      db.as('gate', async () => {
        const known = await db.many(
          { credential_id: 'string' },
          sql`select credential_id from passkey where login_id = ${login.id} order by created_at`,
        )
        const type = 'public-key' as const
        return {
          challenge: await makeChallenge(db, login.id),
          rp: { id: passkeyPlace(exchange).rpId, name: 'Plumbline' },
          user: {
            id: Buffer.from(login.id).toString('base64url'),
            name: login.email,
            displayName: session.name,
          },
          pubKeyCredParams: algorithms.map((alg) => ({ alg, type })),
          timeout: challengeMinutes * 60_000,
          excludeCredentials: known.map(({ credential_id: id }) => ({ id, type })),
          authenticatorSelection: {
            residentKey: 'required' as const,
            requireResidentKey: true as const,
            userVerification: 'required' as const,
          },
          attestation: 'none' as const,
        }
      }),
    )
  }),
)

const add = bind(calls.addPasskey, ({ db, session, exchange }, { body }) =>
  db.as('gate', async () => {
    const made = await acceptNewPasskey(db, exchange, session.loginId, body)
    // Answered, so that what was asked of the device counts as used.
    if (made === undefined)
      return refused({ '': ['The device did not create a passkey for this site. Try again.'] })
    // Two at once cannot both be the last that fits.
    await db.run(sql`select from login where id = ${session.loginId} for update`)
    const data = await db.maybe(
      passkeyRow,
      sql`
      insert into passkey (login_id, credential_id, public_key, counter, transports, name)
      select ${session.loginId}, ${made.id}, ${Buffer.from(made.publicKey)}, ${made.counter},
        ${body.transports}, ${body.name}
      where (select count(*) from passkey where login_id = ${session.loginId}) < ${most}
      on conflict do nothing
      returning ${shown}`,
    )
    if (data === undefined)
      return refused({ '': ['This passkey is already registered, or you already have 10.'] })
    return { data }
  }),
)

const remove = bindSteps(calls.removePasskey, (step) =>
  inOwnTurn(async () => {
    const asked = await passwordAgain(step, 'password', ({ body }) => body.password)
    if (asked instanceof Problem) return asked
    await step(({ db, session }) =>
      db.as('gate', async () => {
        const removed = await db.run(sql`
          delete from passkey where id = ${asked.input.params.id} and login_id = ${session.loginId}`)
        if (removed === 0) throw new Problem('row/missing')
      }),
    )
    return undefined
  }),
)

const rename = bind(calls.renamePasskey, ({ db, session }, { params, body }) =>
  db.as('gate', async () => {
    const data = await db.maybe(
      passkeyRow,
      sql`update passkey set name = ${body.name}
        where id = ${params.id} and login_id = ${session.loginId} returning ${shown}`,
    )
    if (data === undefined) throw new Problem('row/missing')
    return { data }
  }),
)

export const passkeyCalls = [list, start, add, rename, remove]
