// Signing in a session: as oneself, for somebody who stands at the device, several in one pass.
import { bind, type Context } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { Problem } from '../../../../kit/problems.ts'
import { tellAttested } from '../../telling/server/tell.ts'
import * as calls from '../signing.contract.ts'
import { withNewcomer } from './newcomer.ts'
import { isStored } from './own-signature.routes.ts'
import { signedWith, signerAt, strokesOf } from './signer.ts'
import {
  insertDecline,
  insertSignature,
  isTaken,
  lockSeen,
  openPlace,
  outcomeOf,
  type PlaceRow,
  placesOf,
  refuseStale,
  refuseUnlessOpen,
  type SignedRow,
  type SigningRow,
  signedReply,
} from './signing.store.ts'

type One = {
  place: string
  signing: SigningRow
  given: Parameters<typeof strokesOf>[0]
  /** In which the caller read what they attest. */
  lang: Locale
}

/** One signature, which fills its place; false: this very one has been taken before. */
async function signAt(
  context: Context,
  signed: SignedRow,
  places: readonly PlaceRow[],
  { place, signing, given, lang }: One,
): Promise<boolean> {
  const { db, exchange } = context
  const now = { method: given.method, strokes: strokesOf(given) }
  if (await isTaken(db, signed, place, signing, now)) return false
  refuseUnlessOpen(signed)
  refuseStale(signed, signing)
  const at = openPlace(signed, places, place)
  const signer = await signerAt(context, signed, places, at)
  const by = signedWith(signer, given, at, lang)
  // What somebody stored for themself is given by nobody else.
  if (by.witness !== null && (await isStored(db, by.strokes, [by.signer, by.witness])))
    throw new Problem('signature/person')
  await insertSignature(db, signed, at, signing, by, exchange.ip)
  if (by.witness !== null && by.signer !== null)
    await tellAttested(db, signed.id, { signer: by.signer, place: at.id, method: by.method })
  at.filled = true
  at.signer = by.signer
  return true
}

const sign = bind(calls.sign, async (context, { params: { id }, body }) => {
  const { place: asked, given, newcomer, attested_lang, ...signing } = body
  const signed = await lockSeen(context, id)
  const { places, place } = await withNewcomer(context, signed, asked, newcomer)
  const lang = attested_lang ?? signing.statement_lang
  const isNew = await signAt(context, signed, places, { place, signing, given, lang })
  return isNew ? signedReply(context.db, id) : outcomeOf(context.db, id)
})

const signMany = bind(calls.signMany, async (context, { params: { id }, body }) => {
  const { signatures, attested_lang, ...shared } = body
  const signed = await lockSeen(context, id)
  const places = await placesOf(context.db, signed)
  const lang = attested_lang ?? shared.statement_lang
  let some = false
  for (const { place, given, ...own } of signatures) {
    const one = { place, signing: { ...shared, ...own }, given, lang }
    if (await signAt(context, signed, places, one)) some = true
  }
  return some ? signedReply(context.db, id) : outcomeOf(context.db, id)
})

/** Said once, however often it is sent. */
const saidBefore = ({ db }: Context, { revision }: SignedRow, place: string, reason: string) =>
  db.maybe(sql`
    select id from signature where company_id = current_company() and place = ${place}
      and revision = ${revision} and declined_reason = ${reason}`)

const decline = bind(calls.decline, async (context, { params, body }) => {
  const { db, session, exchange } = context
  const signed = await lockSeen(context, params.id)
  refuseUnlessOpen(signed)
  refuseStale(signed, body)
  const places = await placesOf(db, signed)
  const place = openPlace(signed, places, params.place)
  const { name } = await signerAt(context, signed, places, place)
  if ((await saidBefore(context, signed, place.id, body.reason)) !== undefined)
    return outcomeOf(db, params.id)
  await insertDecline(db, signed, place, {
    reason: body.reason,
    lang: body.statement_lang,
    name,
    by: session.accountId ?? null,
    ip: exchange.ip,
  })
  return signedReply(db, params.id)
})

export const signCalls = [sign, signMany, decline]
