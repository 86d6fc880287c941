// A little work that a browser does before it sends something without an account: nothing to one person, much to a
// machine that sends thousands. It is bound to what is sent, so that none is used twice, and to a moment, so
// that none is made beforehand. No secret, no call and no other company is needed.
import { sha256 } from './sha256.ts'

export type ProofOfWork = { at: string; nonce: number }

/** So many bits of the hash are zero: 32,768 tries on average. */
const proofBits = 15
const hourMs = 3600_000

const hasZeros = (hash: Uint32Array, bits: number): boolean => (hash[0] ?? 1) >>> (32 - bits) === 0

const hashOf = (subject: string, { at, nonce }: ProofOfWork) => sha256(`${subject} ${at} ${nonce}`)

/** Whether the work was done for this, within the last hour. */
export const isProved = (
  subject: string,
  proof: ProofOfWork,
  now: number,
  bits = proofBits,
): boolean =>
  Math.abs(now - Date.parse(proof.at)) < hourMs && hasZeros(hashOf(subject, proof), bits)

/** Some tries, from `nonce` on; the proof, or nothing yet. */
export function tryProof(
  subject: string,
  at: string,
  nonce: number,
  tries: number,
  bits = proofBits,
): ProofOfWork | undefined {
  for (let one = nonce; one < nonce + tries; one++)
    if (hasZeros(hashOf(subject, { at, nonce: one }), bits)) return { at, nonce: one }
  return undefined
}

/** Does the work, in pieces between which the page stays alive. */
export async function prove(subject: string, at = new Date().toISOString()): Promise<ProofOfWork> {
  const piece = 2000
  for (let from = 0; ; from += piece) {
    const found = tryProof(subject, at, from, piece)
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve))
  }
}
