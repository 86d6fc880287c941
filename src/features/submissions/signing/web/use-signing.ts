// Signing on this device: what is on the pad is stored at once and sent once. What finds no connection
// waits, and leaves with the outbox.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { listen } from '../../../../kit/drafts/web/changes.ts'
import { sendNow } from '../../../../kit/drafts/web/run-outbox.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { sendSignature, signatureEntries } from './send-signatures.ts'
import {
  isWaiting,
  newSignature,
  putSignature,
  readSignatures,
  type SigningSheet,
  type StoredSignature,
  type StoredSignatures,
} from './stored-signatures.ts'

export type Signed = { id: string; hash: string; number: string; revision: number }

/** The signatures of a sheet as they lie on the device, and what is on the pad before it lies there;
 *  nothing until they are read. */
export function useStoredSignatures(sheet: SigningSheet) {
  const [signatures, setSignatures] = useState<StoredSignatures>()
  const [stored, setStored] = useState(true)
  /** Grows when a signature begins to be written, and when it is. */
  const writes = useRef(0)
  const look = useCallback(async () => {
    let before: number
    let read: StoredSignatures
    // What was read is older than what was written meanwhile.
    do {
      before = writes.current
      read = await readSignatures(sheet)
    } while (before !== writes.current)
    setSignatures(read)
  }, [sheet])
  useEffect(() => {
    const again = () =>
      look().catch((error: unknown) => {
        console.warn('What was stored of signatures cannot be read.', error)
        setSignatures((now = {}) => now)
      })
    void again()
    return listen((store) => {
      if (store === 'outbox') void again()
    })
  }, [look])

  async function put(row: StoredSignature): Promise<void> {
    setSignatures((now) => ({ ...now, [row.place]: row }))
    writes.current += 1
    setStored(await putSignature(row))
    writes.current += 1
  }
  return { signatures, stored, put }
}

const waitingIn = (signatures: StoredSignatures) =>
  new Set(Object.values(signatures).flatMap((row) => (isWaiting(row) ? [row.place] : [])))

/** Tells of each place whose signature the server has, no matter who sent it: this sheet, the outbox, or
 *  another tab. Only what was refused goes otherwise. */
function useTaken(signatures: StoredSignatures, onTaken: (place: string) => void): void {
  const before = useRef<StoredSignatures>({})
  useEffect(() => {
    for (const { place, trouble } of Object.values(before.current))
      if (signatures[place] === undefined && trouble === null) onTaken(place)
    before.current = signatures
  })
}

const none: StoredSignatures = {}

export function useSigning(
  { id, hash, number }: Signed,
  account: string,
  language: Locale,
  onTaken: (place: string) => void,
) {
  const sheet = useMemo(() => ({ account, submission: id, number }), [account, id, number])
  const { signatures, stored, put } = useStoredSignatures(sheet)
  const all = signatures ?? none
  useTaken(all, onTaken)

  /** A signature drawn for other content does not sign this content. */
  function at(place: string): StoredSignature {
    const one = all[place]
    if (one !== undefined && (isWaiting(one) || one.hash === hash)) return one
    return newSignature(sheet, place, { hash, lang: language })
  }
  const refused = Object.values(all).flatMap((row) =>
    isWaiting(row) || row.trouble === null ? [] : [[row.place, row.trouble.words] as const],
  )
  return {
    isRead: signatures !== undefined,
    at,
    /** Places whose signatures wait for a connection. */
    waiting: waitingIn(all),
    /** Why one was not taken. */
    refusals: Object.fromEntries(refused),
    stored,
    change: (place: string, given: Partial<Pick<StoredSignature, 'value' | 'lang'>>) =>
      void put({ ...at(place), ...given, trouble: null }),
    send: (place: string) => sendSignature(at(place), put),
    sendWaiting: () => void sendNow(signatureEntries, account, true),
  }
}
export type Signing = ReturnType<typeof useSigning>
