// Signing on this device: what is on the pad is kept at once and sent once. What finds no connection
// waits, and leaves with the outbox.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '../../../../access/credentials.ts'
import { listen } from '../../../../kit/drafts/web/changes.ts'
import { newId } from '../../../../kit/ids.ts'
import {
  keep,
  readSignatures,
  type WaitingSignature,
  type WaitingSignatures,
} from './kept-signatures.ts'
import { sendSignature, sendSignatures } from './send-signatures.ts'

export type Signed = { id: string; hash: string; number: string; revision: number }

const waitingIn = (kept: WaitingSignatures) =>
  new Set(Object.keys(kept).filter((place) => kept[place]?.waiting))

/** Tells of each place whose signature the server has, whoever sent it: this sheet, the outbox, or
 *  another tab. */
function useTaken(kept: WaitingSignatures, onTaken: (place: string) => void): void {
  const waited = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    for (const place of waited.current) if (kept[place] === undefined) onTaken(place)
    waited.current = waitingIn(kept)
  })
}

export function useSigning(
  { id, hash, number }: Signed,
  account: string,
  language: Locale,
  onTaken: (place: string) => void,
) {
  const sheet = useMemo(() => ({ account, submission: id, number }), [account, id, number])
  const [kept, setKept] = useState<WaitingSignatures>(() => readSignatures(sheet))
  const [stored, setStored] = useState(true)
  useEffect(() => {
    const look = () => setKept(readSignatures(sheet))
    look()
    return listen((what) => {
      if (what === 'signatures') look()
    })
  }, [sheet])
  useTaken(kept, onTaken)

  /** What was drawn under other content is no signature of this one. */
  function at(place: string): WaitingSignature {
    const one = kept[place]
    if (one !== undefined && (one.waiting || one.hash === hash)) return one
    return { id: newId(), hash, lang: language, value: null, waiting: false }
  }
  const refused = Object.entries(kept).flatMap(([place, one]) =>
    one.refused === undefined ? [] : [[place, one.refused] as const],
  )
  return {
    at,
    /** Places whose signatures wait for a connection. */
    waiting: waitingIn(kept),
    /** Why one was not taken. */
    refusals: Object.fromEntries(refused),
    stored,
    change: (place: string, given: Partial<Pick<WaitingSignature, 'value' | 'lang'>>) =>
      setStored(keep(sheet, place, { ...at(place), ...given, refused: undefined })),
    send: useCallback((place: string) => sendSignature(sheet, place), [sheet]),
    sendWaiting: () => sendSignatures(account),
  }
}
export type Signing = ReturnType<typeof useSigning>
