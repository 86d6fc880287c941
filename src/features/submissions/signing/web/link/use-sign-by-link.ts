// Signing by a link: what is on the pad outlives a reload, and is sent once.
import { useMemo, useRef, useState } from 'react'
import type { Signature } from '../../../../../kit/drawing/signature.ts'
import { call, NoAnswer, Refused } from '../../../../../kit/http/client.web.ts'
import type { Locale } from '../../../../../kit/locales.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { signByLink } from '../../signing.contract.ts'
import { deviceName, givenOf } from '../send-signatures.ts'
import { forgetSignature, newSignature } from '../stored-signatures.ts'
import { useStoredSignatures } from '../use-signing.ts'

const place = 'link'

export function useSignByLink(token: string, { hash }: { hash: string }, language: Locale) {
  const text = useText()
  // Stored under a part of the link that opens nothing, and for nobody who signs in.
  const submission = token.slice(0, 12)
  const sheet = useMemo(() => ({ account: 'link', submission, number: '' }), [submission])
  const { signatures, stored, put } = useStoredSignatures(sheet)
  const before = signatures?.[place]
  const kept = before?.hash === hash ? before : undefined
  const [state, setState] = useState<'open' | 'busy' | 'signed' | 'stale'>('open')
  const [told, setTold] = useState<string>()
  /** A try whose answer was lost may have arrived all the same. */
  const unsure = useRef(false)
  const value = kept?.value ?? null

  function change(value: Signature | null) {
    const row = kept ?? newSignature(sheet, place, { hash, lang: language })
    void put({ ...row, lang: language, value })
  }

  function refused(error: unknown) {
    if (error instanceof NoAnswer) {
      unsure.current = true
      setTold(text('sign_link_offline'))
    } else if (error instanceof Refused) {
      const lost = error.code === 'link/spent' && unsure.current
      setTold(lost ? text('sign_link_perhaps') : error.message)
    } else throw error
    setState(error instanceof Refused && error.code === 'signature/stale' ? 'stale' : 'open')
  }

  async function send() {
    if (state === 'busy' || kept?.value == null) return
    setState('busy')
    setTold(undefined)
    const body = {
      id: kept.signature,
      document_hash: hash,
      statement_lang: language,
      signed_at: kept.value.signed_at,
      device: deviceName(),
      given: givenOf(kept.value),
    }
    try {
      await call(signByLink, { params: { token }, body, keepSession: true })
      await forgetSignature(kept)
      setState('signed')
    } catch (error) {
      refused(error)
    }
  }

  const name = value?.method === 'typed' ? value.name.trim() : undefined
  return {
    isRead: signatures !== undefined,
    value,
    change,
    send,
    told: told ?? (stored ? undefined : text('signing_not_stored')),
    busy: state === 'busy',
    signed: state === 'signed',
    stale: state === 'stale',
    ready: value !== null && (name === undefined || name.length > 1),
  }
}
