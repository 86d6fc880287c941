// Signing on this device: what is on the pad is stored at once and sent once. What finds no connection
// waits, and leaves with the outbox.
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { listen } from '../../../../kit/drafts/web/changes.ts'
import { sendNow } from '../../../../kit/drafts/web/run-outbox.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { makeStateStore, useStateOf } from '../../../../kit/web/state-store.ts'
import type { PlaceToSign } from './places.ts'
import { sendSignature, signatureEntries } from './send-signatures.ts'
import { putBegun, putDone, takenSince, unreadSheet } from './sheet-state.ts'
import {
  forgetSignature,
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
export function useStoredSignatures(
  sheet: SigningSheet,
  onTaken: (place: string) => void = () => undefined,
) {
  const [store] = useState(() => makeStateStore(unreadSheet))
  const { signatures, stored } = useStateOf(store)
  const taken = useEffectEvent(onTaken)
  useEffect(() => {
    async function look() {
      try {
        let before: number
        let read: StoredSignatures
        // What was read is older than what was written meanwhile.
        do {
          before = store.state().writes
          read = await readSignatures(sheet)
        } while (before !== store.state().writes)
        store.run((now) => ({ ...now, signatures: read }))
      } catch (error) {
        console.warn('What was stored of signatures cannot be read.', error)
        store.run((now) => ({ signatures: {}, ...now }))
      }
    }
    void look()
    let before = store.state()
    const deaf = store.subscribe(() => {
      const now = store.state()
      const gone = takenSince(before, now)
      before = now
      for (const place of gone) taken(place)
    })
    const stop = listen((changed) => {
      if (changed === 'outbox') void look()
    })
    return () => {
      deaf()
      stop()
    }
  }, [sheet, store])

  async function put(row: StoredSignature): Promise<void> {
    store.run((now) => putBegun(now, row))
    const isStored = await putSignature(row)
    store.run((now) => putDone(now, isStored))
  }
  return { signatures, stored, put }
}

const waitingIn = (signatures: StoredSignatures) =>
  new Set(Object.values(signatures).flatMap((row) => (isWaiting(row) ? [row.place] : [])))

const none: StoredSignatures = {}

export function useSigning(
  { id, hash, number }: Signed,
  account: string,
  language: Locale,
  onTaken: (place: string) => void,
) {
  const sheet = useMemo(() => ({ account, submission: id, number }), [account, id, number])
  const { signatures, stored, put } = useStoredSignatures(sheet, onTaken)
  const all = signatures ?? none

  /** A signature drawn for other content does not sign this content. */
  function at(place: PlaceToSign): StoredSignature {
    const one = all[place.id]
    if (one !== undefined && (isWaiting(one) || one.hash === hash)) return one
    const newcomer = place.newcomer && {
      account: place.account?.id ?? null,
      person: place.person,
      name: place.account?.name ?? place.name ?? '',
    }
    return newSignature(sheet, place.id, {
      hash,
      lang: language,
      ...(newcomer && { newcomer }),
    })
  }
  const refused = Object.values(all).flatMap((row) =>
    isWaiting(row) || row.trouble === null ? [] : [[row.place, row.trouble.words] as const],
  )
  return {
    isRead: signatures !== undefined,
    /** All that lie here, by place. */
    all,
    at,
    /** Places whose signatures wait for a connection. */
    waiting: waitingIn(all),
    /** Why one was not taken. */
    refusals: Object.fromEntries(refused),
    stored,
    change: (place: PlaceToSign, given: Partial<Pick<StoredSignature, 'value' | 'lang'>>) =>
      void put({ ...at(place), ...given, trouble: null }),
    send: (place: PlaceToSign, given: Partial<Pick<StoredSignature, 'value' | 'signature'>> = {}) =>
      sendSignature({ ...at(place), ...given, seen_in: language }, put),
    /** They have signed in another way: what lies here of it goes. */
    forget: (place: PlaceToSign) => forgetSignature(at(place)),
    /** Places whose PINs wait to be checked. */
    unchecked: new Set(
      Object.values(all).flatMap((row) =>
        isWaiting(row) && row.value?.method === 'pin' ? [row.place] : [],
      ),
    ),
    sendWaiting: () => void sendNow(signatureEntries, account, true),
  }
}
export type Signing = ReturnType<typeof useSigning>
