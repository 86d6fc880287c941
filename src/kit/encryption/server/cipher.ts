// One value of a column, encrypted by AES-256-GCM. It is bound to its place: moved to another row, column or
// company it cannot be read.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { KeyRing, SecretKey } from './key-file.ts'

/** The row and `table.column`. */
export type ValuePlace = { row: string; column: string }

export type Cipher = {
  /** The id of the present key: what was written with another is turned over by and by. */
  keyId: string
  encrypt(place: ValuePlace, text: string): string
  decrypt(place: ValuePlace, stored: string): string
  /** A keyed hash: two are the same when the words are, and it says nothing of them without the key. */
  mark(...words: readonly string[]): string
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const keyIdOf = (stored: string): string => stored.split('.')[0] ?? ''

const boundTo = (company: string, { row, column }: ValuePlace) =>
  Buffer.from(`${company}/${row}/${column}`)

function decryptWith({ bytes }: SecretKey, about: Buffer, body: Buffer): string {
  const decipher = createDecipheriv(algorithm, bytes, body.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(about)
  decipher.setAuthTag(body.subarray(-tagBytes))
  const text = decipher.update(body.subarray(ivBytes, -tagBytes))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

export function makeCipher({ present, all }: KeyRing, company: string): Cipher {
  const byId = new Map(all.map((key) => [key.id, key]))
  const markKey = Buffer.from(hkdfSync('sha256', present.bytes, company, 'plumbline mark', 32))
  return {
    keyId: present.id,
    encrypt(place, text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, present.bytes, iv, { authTagLength: tagBytes })
      cipher.setAAD(boundTo(company, place))
      const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return `${present.id}.${Buffer.concat(parts).toString('base64url')}`
    },
    decrypt(place, stored) {
      const key = byId.get(keyIdOf(stored))
      if (key === undefined) throw new Error(`The key ${keyIdOf(stored)} is not in the key file.`)
      const body = Buffer.from(stored.slice(key.id.length + 1), 'base64url')
      return decryptWith(key, boundTo(company, place), body)
    },
    mark: (...words) =>
      `${present.id}.${createHmac('sha256', markKey).update(JSON.stringify(words)).digest('base64url')}`,
  }
}
