// A person's card as a text: what it says and the installation's signature. Who has the public key of the installation that
// issued it checks it without asking anybody.
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { type CardFacts, cardFacts } from './passport.contract.ts'

/** What stands before the seed of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export const signingKey = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })

/** 43 letters and digits that another installation is given. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'jwk' }).x ?? ''

export function signCard(key: KeyObject, facts: Omit<CardFacts, 'key'>): string {
  const said = Buffer.from(JSON.stringify({ ...facts, key: publicKeyOf(key) }))
  return `${said.toString('base64url')}.${sign(null, said, key).toString('base64url')}`
}

function readSaid(said: Buffer): unknown {
  try {
    return JSON.parse(said.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Cards of the first kind name no record, so nobody could say what was revoked since. */
const oldCard = z.object({ v: z.literal(1) })

export type CheckedCard =
  | { verdict: 'genuine'; card: CardFacts }
  | { verdict: 'other-key' | 'altered' | 'old'; card: null }

/** Nothing of a card is believed that the trusted key has not signed. */
export function checkCard(token: string, trusted: string): CheckedCard {
  const [said = '', signature = ''] = token.split('.')
  const bytes = Buffer.from(said, 'base64url')
  const read = readSaid(bytes)
  if (oldCard.safeParse(read).success) return { verdict: 'old', card: null }
  const facts = cardFacts.safeParse(read).data
  if (facts === undefined) return { verdict: 'altered', card: null }
  if (facts.key !== trusted) return { verdict: 'other-key', card: null }
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: trusted },
    format: 'jwk',
  })
  return verify(null, bytes, key, Buffer.from(signature, 'base64url'))
    ? { verdict: 'genuine', card: facts }
    : { verdict: 'altered', card: null }
}
