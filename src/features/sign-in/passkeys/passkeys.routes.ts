import { bind } from '../../../access/server/gate.ts'
import { missed, refuseTooMany } from '../../../access/server/limits.ts'
import { Problem } from '../../../kit/problems.ts'
import { letIn } from '../server/let-in.ts'
import { loginById, placeOf } from '../server/sessions.store.ts'
import * as calls from './passkeys.contract.ts'
import { challengeMinutes, makeChallenge } from './passkeys.store.ts'
import { acceptPasskey, passkeyPlace } from './verify.server.ts'

export const passkeyCalls = [
  bind(calls.passkeyOptions, async ({ db, exchange }) => {
    await refuseTooMany(db, [{ key: `passkey-options ${exchange.ip}`, most: 60, seconds: 60 }])
    return {
      challenge: await makeChallenge(db, null),
      rpId: passkeyPlace(exchange).rpId,
      timeout: challengeMinutes * 60_000,
      userVerification: 'required' as const,
    }
  }),

  bind(calls.signInWithPasskey, async ({ db, exchange }, { body }) => {
    const passkey = await acceptPasskey(db, exchange, body)
    const login = passkey && (await loginById(db, passkey.login_id))
    const place = login && (await placeOf(db, login.id, body.door))
    if (login === undefined || place === undefined)
      return missed(db, `passkey ${exchange.ip}`, new Problem('sign-in/passkey-refused'))
    return letIn(db, exchange, login, place)
  }),
]
