// How a signature leaves: in the session of the person who collected it, and once.
import { untried } from '../../../../kit/drafts/outbox.ts'
import { answerOf } from '../../../../kit/drafts/web/answer-of.ts'
import { entryKind, sendAtOnce } from '../../../../kit/drafts/web/run-outbox.ts'
import { readRow } from '../../../../kit/drafts/web/stored.ts'
import { givenOf } from '../../../../kit/drawing/strokes.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { sign, signByPin } from '../signing.contract.ts'
import { forgetSignature, isWaiting, type StoredSignature } from './stored-signatures.ts'

/** What became of sending one: taken, waiting, or refused in these words. */
export type Sent = 'taken' | 'kept' | { refused: string }

export const deviceName = (): string => navigator.userAgent.slice(0, 300)

async function postSignature(row: StoredSignature) {
  const { signature: id, submission, place, hash, lang, value, account, newcomer, seen_in } = row
  if (value === null) throw new Error('There is nothing to send yet.')
  const params = { id: submission }
  const shared = {
    id,
    place,
    document_hash: hash,
    statement_lang: lang,
    signed_at: value.signed_at,
    device: deviceName(),
  }
  if (value.method === 'pin') {
    const { pin, account: signer } = value
    const body = { ...shared, account: signer, pin, newcomer: newcomer !== undefined }
    await call(signByPin, { params, body, account })
  } else {
    const body = {
      ...shared,
      given: value.method === 'attested' ? { method: value.method } : givenOf(value),
      ...(newcomer && {
        newcomer:
          newcomer.account === null
            ? { name: newcomer.name, person: newcomer.person ?? null }
            : { account: newcomer.account },
      }),
      ...(seen_in && { attested_lang: seen_in }),
    }
    await call(sign, { params, body, account })
  }
  return { files: [] }
}

/** Nothing becomes of it any more: the place is taken, or what was read has changed. */
const over: readonly string[] = ['signature/place', 'signature/stale']

export const signatureEntries = entryKind<StoredSignature, { files: never[] }>('signature', {
  submit: (entry) => answerOf(postSignature(entry)),
  receive: forgetSignature,
  // The next signature there is another one.
  refused: ({ value }, { code }) => ({
    signature: newId(),
    // A number that was not right is asked for again.
    value: over.includes(code) || value?.method === 'pin' ? null : value,
  }),
})

/** `put` stores it as one that waits. */
export async function sendSignature(
  row: StoredSignature,
  put: (row: StoredSignature) => Promise<unknown>,
): Promise<Sent> {
  const queued = { ...row, ...untried, state: 'queued' } as const
  await sendAtOnce(signatureEntries, queued, put)
  const left = await readRow<StoredSignature>('outbox', row.id)
  if (left === undefined) return 'taken'
  return left.trouble === null || isWaiting(left) ? 'kept' : { refused: left.trouble.words }
}
