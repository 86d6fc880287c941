// Signing by a link: what is on the pad outlives a reload, and is sent once.
import { useRef, useState } from 'react'
import type { Locale } from '../../../../../access/credentials.ts'
import type { Signature } from '../../../../../kit/drawing/signature.ts'
import { call, NoAnswer, Refused } from '../../../../../kit/http/client.web.ts'
import { newId } from '../../../../../kit/ids.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { signByLink } from '../../signing.contract.ts'
import { keep, readSignatures } from '../kept-signatures.ts'
import { deviceName, givenOf } from '../send-signatures.ts'

const place = 'link'

export function useSignByLink(token: string, { hash }: { hash: string }, language: Locale) {
  const text = useText()
  // Kept under a part of the link that opens nothing.
  const sheet = { account: 'link', submission: token.slice(0, 12), number: '' }
  const [kept, setKept] = useState(() => {
    const before = readSignatures(sheet)[place]
    return before?.hash === hash ? before : undefined
  })
  const [state, setState] = useState<'open' | 'busy' | 'signed' | 'stale'>('open')
  const [told, setTold] = useState<string>()
  /** A try whose answer was lost may have arrived all the same. */
  const unsure = useRef(false)
  const value = kept?.value ?? null

  function change(next: Signature | null) {
    const one = { id: kept?.id ?? newId(), hash, lang: language, value: next, waiting: false }
    setKept(one)
    if (!keep(sheet, place, one)) setTold(text('signing_not_stored'))
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
      id: kept.id,
      document_hash: hash,
      statement_lang: language,
      signed_at: kept.value.signed_at,
      device: deviceName(),
      given: givenOf(kept.value),
    }
    try {
      await call(signByLink, { params: { token }, body, keepSession: true })
      keep(sheet, place, undefined)
      setState('signed')
    } catch (error) {
      refused(error)
    }
  }

  const name = value?.method === 'typed' ? value.name.trim() : undefined
  return {
    value,
    change,
    send,
    told,
    busy: state === 'busy',
    signed: state === 'signed',
    stale: state === 'stale',
    ready: value !== null && (name === undefined || name.length > 1),
  }
}
