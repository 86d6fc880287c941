// A few words that only the server reads, though they lie on a device: sealed to its public key, by ECDH on P-256,
// HKDF and AES-GCM of WebCrypto. Both sides run this code.
import { z } from 'zod'

const coordinate = z.string().regex(/^[\w-]{43}$/)
export const publicKey = z.object({ x: coordinate, y: coordinate })
export type PublicKey = z.infer<typeof publicKey>

/** The public key made for this one letter, and in hexadecimal its IV and what is sealed. */
export const sealed = publicKey.extend({ box: z.string().regex(/^[0-9a-f]{2,2000}$/) })
export type Sealed = z.infer<typeof sealed>

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const ivBytes = 12
const inBytes = (text: string) => new TextEncoder().encode(text)
const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const pointOf = ({ x, y }: PublicKey) => ({ kty: 'EC', crv: 'P-256', x, y })

type Pair = { publicKey: PublicKey; privateKey: string }

function halfOf({ x, y }: { x?: string; y?: string }): PublicKey {
  if (x === undefined || y === undefined) throw new Error('This is no public key of a curve.')
  return { x, y }
}

/** A new pair; the private key as text. */
export async function makePair(): Promise<Pair> {
  const { subtle } = globalThis.crypto
  const pair = await subtle.generateKey(curve, true, ['deriveBits'])
  return {
    publicKey: halfOf(await subtle.exportKey('jwk', pair.publicKey)),
    privateKey: JSON.stringify(await subtle.exportKey('jwk', pair.privateKey)),
  }
}

/** The key of one letter: both sides find the same from the private key of the one and the public key of the
 *  other. */
async function letterKey(privateKey: string, other: PublicKey, bound: string) {
  const { subtle } = globalThis.crypto
  const [own, theirs] = await Promise.all([
    subtle.importKey('jwk', JSON.parse(privateKey), curve, false, ['deriveBits']),
    subtle.importKey('jwk', pointOf(other), curve, false, []),
  ])
  const bits = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256)
  const secret = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey'])
  const from = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: inBytes(bound) }
  const key = { name: 'AES-GCM', length: 256 }
  return subtle.deriveKey(from, secret, key, false, ['encrypt', 'decrypt'])
}

const boundTo = (sender: PublicKey, reader: PublicKey, about: string) =>
  ['plumbline seal', sender.x, sender.y, reader.x, reader.y, about].join(' ')

/** `about`: what it belongs to; with anything else it cannot be read. */
export async function seal(reader: PublicKey, words: string, about: string): Promise<Sealed> {
  const { crypto } = globalThis
  const sender = await makePair()
  const bound = boundTo(sender.publicKey, reader, about)
  const key = await letterKey(sender.privateKey, reader, bound)
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const box = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, inBytes(words))
  return { ...sender.publicKey, box: toHex(iv) + toHex(new Uint8Array(box)) }
}

/** Nothing where it was sealed for another key or about something else, or was touched. */
export async function unseal(
  { publicKey: reader, privateKey }: Pair,
  { box, ...sender }: Sealed,
  about: string,
): Promise<string | undefined> {
  const bytes = fromHex(box)
  try {
    const key = await letterKey(privateKey, sender, boundTo(sender, reader, about))
    const from = { name: 'AES-GCM', iv: bytes.slice(0, ivBytes) }
    const words = await globalThis.crypto.subtle.decrypt(from, key, bytes.slice(ivBytes))
    return new TextDecoder().decode(words)
  } catch (error) {
    // What WebCrypto says of a letter that is not as it was sealed.
    if (error instanceof DOMException) return undefined
    throw error
  }
}
