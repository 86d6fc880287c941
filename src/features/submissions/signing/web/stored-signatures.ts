// Signatures on this device, a row of the outbox for each place: an unfinished one waits for its person, a
// finished one is sent when there is a connection. They are of the person signed in: several people may use
// one device, and nobody sends what another has collected.
import { useCallback } from 'react'
import type { z } from 'zod'
import { type OutboxEntry, untried } from '../../../../kit/drafts/outbox.ts'
import { useStored } from '../../../../kit/drafts/web/changes.ts'
import { eraseRow, putOrHold, rowsOf } from '../../../../kit/drafts/web/stored.ts'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { newId } from '../../../../kit/ids.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { sealedPin } from '../signing.contract.ts'

/** A submission to sign, on the device of the person signed in. */
export type SigningSheet = {
  readonly account: string
  readonly submission: string
  readonly number: string
}

/** Nothing was drawn: the person signed in attests that somebody was there. */
export type Attested = { readonly method: 'attested'; readonly signed_at: string }

/** A PIN that was typed without a connection: only the server reads it, and checks it when it comes. */
export type SealedPin = {
  readonly method: 'pin'
  readonly account: string
  readonly pin: z.infer<typeof sealedPin>
  readonly signed_at: string
}

export type StoredSignature = SigningSheet &
  OutboxEntry<never> & {
    readonly kind: 'signature'
    readonly place: string
    /** The signature's own id: sent twice it counts once. */
    readonly signature: string
    /** What the person read. */
    readonly hash: string
    readonly lang: Locale
    /** The language in which the person signed in read what they attest. */
    readonly seen_in?: Locale
    readonly value: Signature | Attested | SealedPin | null
    /** Somebody whom nobody had asked: their place is made with the signature. */
    readonly newcomer?: {
      readonly account: string | null
      /** Without an account, where it is known who they are. */
      readonly person?: string | null
      readonly name: string
    }
  }
/** By place. */
export type StoredSignatures = Readonly<Record<string, StoredSignature>>

export const newSignature = (
  sheet: SigningSheet,
  place: string,
  { hash, lang, newcomer }: Pick<StoredSignature, 'hash' | 'lang' | 'newcomer'>,
): StoredSignature => ({
  ...sheet,
  id: `${sheet.account} ${sheet.submission} ${place}`,
  kind: 'signature',
  place,
  signature: newId(),
  hash,
  lang,
  ...(newcomer && { newcomer }),
  value: null,
  ...untried,
  state: 'needs',
  made_at: new Date().toISOString(),
  receipt: null,
  known: [],
  elsewhere: [],
})

/** It was signed and has not been taken yet. */
export const isWaiting = ({ state }: StoredSignature): boolean => state !== 'needs'

async function signaturesOf(account: string): Promise<StoredSignature[]> {
  const rows = await rowsOf<OutboxEntry>('outbox', account)
  return rows.filter((row): row is StoredSignature => row.kind === 'signature')
}

export async function readSignatures({
  account,
  submission,
}: SigningSheet): Promise<StoredSignatures> {
  const rows = await signaturesOf(account)
  return Object.fromEntries(
    rows.filter((row) => row.submission === submission).map((row) => [row.place, row]),
  )
}

/** False: the device has no room, and what is on the screen is all there is. */
export const putSignature = (row: StoredSignature): Promise<boolean> => putOrHold('outbox', row)
export const forgetSignature = ({ id }: StoredSignature): Promise<void> => eraseRow('outbox', id)

/** What is on the pad, or would be. */
export const markOf = ({ value }: StoredSignature): Signature | null =>
  value?.method === 'drawn' || value?.method === 'typed' ? value : null

/** The signatures that an account has collected on this device and not yet sent. */
export function useUnsent(account: string): readonly StoredSignature[] {
  const read = useCallback(
    async () =>
      (await signaturesOf(account)).filter((row) => isWaiting(row) || row.trouble !== null),
    [account],
  )
  return useStored(['outbox'], read) ?? []
}
