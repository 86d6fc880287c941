// Signing by a link: what is on the pad outlives a reload, and is sent once.
import { useMemo, useState } from 'react'
import type { Signature } from '../../../../../kit/drawing/signature.ts'
import { givenOf } from '../../../../../kit/drawing/strokes.ts'
import { call, NoAnswer, Refused } from '../../../../../kit/http/client.web.ts'
import type { Locale } from '../../../../../kit/locales.ts'
import { useAct } from '../../../../../kit/web/act/use-act.ts'
import type { Text } from '../../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { signByLink } from '../../signing.contract.ts'
import { deviceName } from '../send-signatures.ts'
import {
  forgetSignature,
  markOf,
  newSignature,
  type StoredSignature,
} from '../stored-signatures.ts'
import { useStoredSignatures } from '../use-signing.ts'

const place = 'link'

/** Why it was not taken. `unsure`: a try whose answer was lost may have arrived all the same. */
function refusalIn(error: unknown, unsure: boolean, text: Text): string | undefined {
  if (error instanceof NoAnswer) return text('sign_link_offline')
  const perhaps = unsure && error instanceof Refused && error.code === 'link/spent'
  return perhaps ? text('sign_link_perhaps') : undefined
}

export function useSignByLink(token: string, { hash }: { hash: string }, language: Locale) {
  const text = useText()
  // Stored under a part of the link that opens nothing, and for nobody who signs in.
  const submission = token.slice(0, 12)
  const sheet = useMemo(() => ({ account: 'link', submission, number: '' }), [submission])
  const { signatures, stored, put } = useStoredSignatures(sheet)
  const before = signatures?.[place]
  const kept = before?.hash === hash ? before : undefined
  const [unsure, setUnsure] = useState(false)
  const value = kept === undefined ? null : markOf(kept)

  async function send(row: StoredSignature, given: Signature): Promise<'signed'> {
    const body = {
      id: row.signature,
      document_hash: hash,
      statement_lang: language,
      signed_at: given.signed_at,
      device: deviceName(),
      given: givenOf(given),
    }
    await call(signByLink, { params: { token }, body, keepSession: true })
    await forgetSignature(row)
    return 'signed'
  }
  const sending = useAct(
    ({ row, given }: { row: StoredSignature; given: Signature }) => send(row, given),
    {
      onRefused: (error) => error instanceof NoAnswer && setUnsure(true),
      oneAtATime: true,
    },
  )
  const { error, problem } = sending
  const name = value?.method === 'typed' ? value.name.trim() : undefined
  return {
    isRead: signatures !== undefined,
    value,
    change(next: Signature | null) {
      const row = kept ?? newSignature(sheet, place, { hash, lang: language })
      void put({ ...row, lang: language, value: next })
    },
    send() {
      if (kept !== undefined && value !== null) sending.act({ row: kept, given: value })
    },
    told:
      refusalIn(error, unsure, text) ??
      problem ??
      (stored ? undefined : text('signing_not_stored')),
    busy: sending.busy,
    signed: sending.done === 'signed',
    stale: error instanceof Refused && error.code === 'signature/stale',
    ready: value !== null && (name === undefined || name.length > 1),
  }
}
