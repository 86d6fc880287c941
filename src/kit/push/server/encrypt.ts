// Encrypts a message so that the device of a subscription alone reads it, not the service that carries it: RFC 8291,
// in one record of RFC 8188. Held against the example of the RFC.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export type PushKeys = { p256dh: string; auth: string }

const recordSize = 4096

const derive = (from: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length))
const named = (name: string) => Buffer.from(`${name}\0`)

/** `fixed`: the key pair and the salt that a message has of its own, where a test gives them. */
export function encryptFor(
  { p256dh, auth }: PushKeys,
  message: Buffer,
  fixed: { privateKey?: Buffer; salt?: Buffer } = {},
): Buffer {
  const reader = Buffer.from(p256dh, 'base64url')
  const pair = createECDH('prime256v1')
  if (fixed.privateKey === undefined) pair.generateKeys()
  else pair.setPrivateKey(fixed.privateKey)
  const sender = pair.getPublicKey()
  const salt = fixed.salt ?? randomBytes(16)
  const shared = derive(
    pair.computeSecret(reader),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([named('WebPush: info'), reader, sender]),
    32,
  )
  const key = derive(shared, salt, named('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(shared, salt, named('Content-Encoding: nonce'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The byte after the message says that this record is the last.
  const sealed = [cipher.update(Buffer.concat([message, Buffer.of(2)])), cipher.final()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  const header = Buffer.concat([salt, size, Buffer.of(sender.length), sender])
  return Buffer.concat([header, ...sealed, cipher.getAuthTag()])
}
