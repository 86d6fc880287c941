// What a device has signed, held against what it was asked and where.
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Db } from '../../../kit/db/server/database.ts'
import type { Exchange } from '../../../kit/http/server/exchange.ts'
import { errorFields } from '../../../kit/log/log.server.ts'
import { notePasskeyUse, passkeyBy, type StoredPasskey, takeChallenge } from './passkeys.store.ts'

/** Passkeys belong to a name: an address of numbers has none, and this machine is called localhost. */
export function passkeyPlace({ publicUrl }: Pick<Exchange, 'publicUrl'>) {
  const url = new URL(publicUrl)
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost'
  return { origin: url.origin, rpId: url.hostname }
}

/** What was signed as it should be; nothing otherwise, which is in the log. */
async function orRefused<T>({ log }: Exchange, verify: () => Promise<T | undefined>) {
  try {
    return await verify()
  } catch (error) {
    log.info('a passkey was refused', errorFields(error))
    return undefined
  }
}

type Signed = { id: string; client_data: string; authenticator_data: string; signature: string }

/** The login whose passkey signed the challenge that was made here. */
export const acceptPasskey = (
  db: Db,
  exchange: Exchange,
  given: Signed,
): Promise<StoredPasskey | undefined> =>
  orRefused(exchange, async () => {
    const { challenge } = decodeClientDataJSON(given.client_data)
    const passkey = await passkeyBy(db, given.id)
    if (!(await takeChallenge(db, challenge, null)) || passkey === undefined) return undefined
    const { origin, rpId } = passkeyPlace(exchange)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: given.id,
        rawId: given.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: given.client_data,
          authenticatorData: given.authenticator_data,
          signature: given.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
    if (!verified) return undefined
    await notePasskeyUse(db, passkey.id, authenticationInfo.newCounter)
    return passkey
  })

type Made = { id: string; client_data: string; attestation: string }

/** The key that a device made for the person. */
export const acceptNewPasskey = (db: Db, exchange: Exchange, login: string, given: Made) =>
  orRefused(exchange, async () => {
    const { challenge } = decodeClientDataJSON(given.client_data)
    if (!(await takeChallenge(db, challenge, login))) return undefined
    // Nothing is asked about the make of a device. A statement about it names addresses of its writer's choice,
    // which would be fetched.
    const stated = decodeAttestationObject(
      new Uint8Array(Buffer.from(given.attestation, 'base64url')),
    )
    if (stated.get('fmt') !== 'none') return undefined
    const { origin, rpId } = passkeyPlace(exchange)
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: given.id,
        rawId: given.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: given.client_data, attestationObject: given.attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    })
    return verified ? registrationInfo.credential : undefined
  })
