// Signatures leave one after the other, in the order in which they were given, and only in the session
// of whoever collected them.

import { mayPass } from '../../../../kit/drafts/answer.ts'
import { answerOf } from '../../../../kit/drafts/web/answer-of.ts'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { sign } from '../signing.contract.ts'
import {
  keep,
  readSignatures,
  type SigningSheet,
  unsentOf,
  type WaitingSignature,
} from './kept-signatures.ts'

/** What became of sending one: taken, kept for later, or refused in these words. */
export type Sent = 'taken' | 'kept' | { refused: string }

export const deviceName = (): string => navigator.userAgent.slice(0, 300)

/** As the call takes it. */
export const givenOf = (value: Signature) =>
  value.method === 'typed'
    ? { method: 'typed' as const, name: value.name.trim() }
    : {
        method: 'drawn' as const,
        strokes: {
          width: value.width,
          height: value.height,
          strokes: value.strokes.map((stroke) => [...stroke]),
        },
      }

async function post(sheet: SigningSheet, place: string, kept: WaitingSignature): Promise<Sent> {
  const { id, hash, lang, value } = kept
  if (value === null) throw new Error('There is nothing to send yet.')
  const body = {
    id,
    place,
    document_hash: hash,
    statement_lang: lang,
    signed_at: value.signed_at,
    device: deviceName(),
    given: givenOf(value),
  }
  const params = { id: sheet.submission }
  const answer = await answerOf(call(sign, { params, body, account: sheet.account }))
  if (answer.type !== 'ok') {
    if (mayPass(answer) || answer.type === 'none') return 'kept'
    const { words: refused, code } = answer
    // Nothing becomes of it any more: the place is taken, or what was read has changed.
    const over = code === 'signature/place' || code === 'signature/stale'
    const left = { id: newId(), hash, lang, value: over ? null : value, waiting: false, refused }
    keep(sheet, place, left)
    return { refused }
  }
  keep(sheet, place, undefined)
  return 'taken'
}

const onTheWay = new Map<string, Promise<Sent>>()

/** Once, however often it is asked for. */
export function sendSignature(sheet: SigningSheet, place: string): Promise<Sent> {
  const { [place]: kept } = readSignatures(sheet)
  if (kept === undefined) throw new Error('Nothing is kept for this place.')
  const before = onTheWay.get(kept.id)
  if (before !== undefined) return before
  if (!kept.waiting) keep(sheet, place, { ...kept, waiting: true, refused: undefined })
  const sending = post(sheet, place, kept).finally(() => onTheWay.delete(kept.id))
  onTheWay.set(kept.id, sending)
  return sending
}

async function sendWaiting(account: string): Promise<void> {
  // Another round may have sent one while this one waited.
  for (const sheet of unsentOf(account))
    for (const place of sheet.waiting)
      if (readSignatures(sheet)[place]?.waiting && (await sendSignature(sheet, place)) === 'kept')
        return
}

/** Tries all that an account has collected here. */
export function sendSignatures(account: string): void {
  sendWaiting(account).catch((error: unknown) =>
    console.error('What was signed could not be sent.', error),
  )
}
