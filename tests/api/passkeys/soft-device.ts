// A device with a passkey, for tests: it signs what it is asked, as the standard says, or wrongly on purpose.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encoded = (data: Buffer | string) => Buffer.from(data).toString('base64url')
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
const bytes = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data])

const present = 0x01
const verified = 0x04
const withKey = 0x40

export type Wrongly = { origin?: string; verified?: boolean; counter?: number }

export function softDevice({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
  const dataOf = (type: string, challenge: string, wrongly: Wrongly) =>
    JSON.stringify({ type, challenge, origin: wrongly.origin ?? origin, crossOrigin: false })
  function authenticator(flags: number, wrongly: Wrongly): Buffer {
    counter = wrongly.counter ?? counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const isVerified = wrongly.verified === false ? 0 : verified
    return Buffer.concat([sha256(rpId), Buffer.from([flags | present | isVerified]), count])
  }
  return {
    make(challenge: string, wrongly: Wrongly & { format?: string } = {}) {
      const authData = Buffer.concat([
        authenticator(withKey, wrongly),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cose,
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text(wrongly.format ?? 'none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ])
      return {
        id: encoded(id),
        client_data: encoded(dataOf('webauthn.create', challenge, wrongly)),
        attestation: encoded(attestation),
      }
    },
    sign(challenge: string, wrongly: Wrongly = {}) {
      const clientData = dataOf('webauthn.get', challenge, wrongly)
      const authData = authenticator(0, wrongly)
      return {
        id: encoded(id),
        client_data: encoded(clientData),
        authenticator_data: encoded(authData),
        signature: encoded(
          sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey),
        ),
      }
    },
  }
}
