// Signing on this device: what is on the pad is kept at once, sent once, and sent again when a
// connection is back.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../../access/credentials.ts'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { call, NoAnswer, Refused } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { sign } from '../../signatures.contract.ts'
import { type Kept, type KeptAll, readKept, writeKept } from './kept-signatures.ts'

export type Signed = { id: string; hash: string; number: string; revision: number }

/** What became of sending one: taken, kept for later, or refused in these words. */
export type Sent = 'taken' | 'kept' | { refused: string }

const seconds = 15

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

export function useSigning(submission: Signed, language: Locale, onTaken: (place: string) => void) {
  const [kept, setKept] = useState<KeptAll>(() => readKept(submission.id))
  const [stored, setStored] = useState(true)
  const latest = useRef(kept)
  const onTheWay = useRef(new Map<string, Promise<Sent>>())
  const told = useRef(onTaken)
  useEffect(() => {
    told.current = onTaken
  })

  const put = useCallback(
    (place: string, one: Kept | undefined) => {
      const { [place]: _, ...others } = latest.current
      latest.current = one === undefined ? others : { ...others, [place]: one }
      setKept(latest.current)
      setStored(writeKept(submission.id, latest.current))
    },
    [submission.id],
  )

  /** What was drawn under other content is no signature of this one. */
  function at(place: string): Kept {
    const one = kept[place]
    if (one !== undefined && (one.waiting || one.hash === submission.hash)) return one
    return { id: newId(), hash: submission.hash, lang: language, value: null, waiting: false }
  }

  const post = useCallback(
    async (place: string, { id, hash, lang, value }: Kept): Promise<Sent> => {
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
      try {
        await call(sign, { params: { id: submission.id }, body })
      } catch (error) {
        if (error instanceof NoAnswer) return 'kept'
        if (!(error instanceof Refused)) throw error
        if (error.httpStatus >= 500 || error.httpStatus === 401) return 'kept'
        const { message, code } = error
        const over = code === 'signature/place' || code === 'signature/stale'
        // Nothing becomes of it any more: the place is taken, or what was read has changed.
        if (over) put(place, undefined)
        else put(place, { id: newId(), hash, lang, value, waiting: false })
        return { refused: message }
      }
      put(place, undefined)
      told.current(place)
      return 'taken'
    },
    [submission.id, put],
  )

  /** Once, however often it is asked for. */
  const send = useCallback(
    (place: string): Promise<Sent> => {
      const before = onTheWay.current.get(place)
      if (before !== undefined) return before
      const one = latest.current[place]
      if (one === undefined) throw new Error('Nothing is kept for this place.')
      if (!one.waiting) put(place, { ...one, waiting: true })
      const sending = post(place, one).finally(() => onTheWay.current.delete(place))
      onTheWay.current.set(place, sending)
      return sending
    },
    [post, put],
  )

  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const sendWaiting = useCallback(async () => {
    for (const [place, { waiting }] of Object.entries(latest.current)) {
      if (!waiting || onTheWay.current.has(place)) continue
      const sent = await send(place)
      if (sent === 'kept') return
      if (sent !== 'taken') setRefusals((all) => ({ ...all, [place]: sent.refused }))
    }
  }, [send])

  useEffect(() => {
    const again = () => void sendWaiting()
    again()
    window.addEventListener('online', again)
    const timer = setInterval(again, seconds * 1000)
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [sendWaiting])

  return {
    at,
    /** Places whose signatures wait for a connection. */
    waiting: new Set(Object.keys(kept).filter((place) => kept[place]?.waiting)),
    /** Why one that had waited was not taken. */
    refusals,
    stored,
    change: (place: string, given: Partial<Pick<Kept, 'value' | 'lang'>>) =>
      put(place, { ...at(place), ...given }),
    send,
    sendWaiting,
  }
}
export type Signing = ReturnType<typeof useSigning>
