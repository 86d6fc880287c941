// Who it is that signs at a place, and in whose session.
import type { z } from 'zod'
import type { Context } from '../../../../access/server/gate.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { Problem } from '../../../../kit/problems.ts'
import { holderOf } from '../../stages/server/lock-submission.ts'
import { signersAmong, wayHere } from '../../stages/server/way-here.ts'
import type { given } from '../signing.contract.ts'
import { attestationOf } from '../statements.ts'
import { type GivenSignature, isOwn, type PlaceRow, type SignedRow } from './signing.store.ts'

type Given = z.output<typeof given>

/** The stored form of a drawn or typed signature. */
export const strokesOf = (one: Given): unknown => {
  if (one.method === 'drawn') return one.strokes
  return one.method === 'typed' ? { typed: one.name } : null
}

type Signer = Pick<GivenSignature, 'signer' | 'name' | 'witness'>

/** The person signed in, at their own place or at one that names nobody; or somebody who stands at the
 *  device of the person signed in, who attests it. */
export async function signerAt(
  context: Context,
  signed: SignedRow,
  places: readonly PlaceRow[],
  place: PlaceRow,
): Promise<Signer> {
  const { db, session } = context
  const me = session.accountId ?? null
  const isMine = place.account === null ? place.name === null : place.account === me
  if (isMine) {
    if (place.account === null) refuseUnlessFree(context, places, place)
    return { signer: me, name: session.name, witness: null }
  }
  const holder = holderOf(context, { ...signed, own: isOwn(context, signed) })
  const known = await signersAmong(db, [place.account])
  if (wayHere(place, holder, known.get(place.account ?? '')) !== 'attested')
    throw new Problem('signature/person')
  return { signer: place.account, name: place.called || (place.name ?? ''), witness: me }
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

const there: ReadonlySet<string> = new Set(['attendee', 'witness'])

/** `lang`: the language in which the person signed in read what they attest. */
export function signedWith(
  { signer, name, witness }: Signer,
  one: Given,
  { role }: PlaceRow,
  lang: Locale,
): GivenSignature {
  // Nobody is attested alone for more than having been there, and nobody by themself.
  if (one.method === 'attested' && (witness === null || !there.has(role)))
    throw new Problem('signature/person')
  const saw = one.method === 'attested' ? 'there' : 'sign'
  return {
    signer,
    name,
    witness,
    method: one.method,
    strokes: strokesOf(one),
    ...(witness !== null && { attestation: attestationOf(saw, lang, name) }),
  }
}
