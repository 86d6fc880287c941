// Who it is that signs at a place, and in whose session.
import type { z } from 'zod'
import type { Context } from '../../../../access/server/gate.ts'
import { Problem } from '../../../../kit/problems.ts'
import type { given } from '../signing.contract.ts'
import type { GivenSignature, PlaceRow } from './signing.store.ts'

type Drawn = z.output<typeof given>

/** The stored form of a drawn or typed signature. */
export const strokesOf = (drawn: Drawn): unknown =>
  drawn.method === 'drawn' ? drawn.strokes : { typed: drawn.name }

/**
 * The person signed in, at their own place or at one that names nobody; or somebody without an
 * account who stands at the device. Nobody draws for a person who has an account.
 */
export function signerAt(
  context: Context,
  places: readonly PlaceRow[],
  place: PlaceRow,
): GivenSignature {
  const { session } = context
  const me = session.accountId ?? null
  if (place.account === null && place.name !== null) {
    // Who may only look on signs for themselves and hands the device to nobody.
    if (!context.can('submissions.create')) throw new Problem('signature/person')
    return { method: 'drawn', strokes: null, signer: null, name: place.name, witness: me }
  }
  if (place.account === null) refuseUnlessFree(context, places, place)
  else if (place.account !== me) throw new Problem('signature/person')
  return { method: 'drawn', strokes: null, signer: me, name: session.name, witness: null }
}

/** A place that names nobody is for one who signs at no other; a superior reviews. */
function refuseUnlessFree(
  { session, can }: Context,
  places: readonly PlaceRow[],
  { role }: PlaceRow,
) {
  const me = session.accountId
  const asked = places.some(({ account, signer }) => [account, signer].includes(me ?? null))
  const superior = role === 'supervisor' || role === 'manager'
  if (asked || (superior && !can('submissions.review'))) throw new Problem('signature/person')
}

export const signedWith = (by: GivenSignature, drawn: Drawn): GivenSignature => ({
  ...by,
  method: drawn.method,
  strokes: strokesOf(drawn),
})
