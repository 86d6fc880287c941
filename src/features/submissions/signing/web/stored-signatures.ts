// Signatures on this device, a row of the outbox for each place: an unfinished one waits for its person, a
// finished one is sent when there is a connection. They are of the person signed in: several people may use
// one device, and nobody sends what another has collected.
import { useCallback } from 'react'
import { type OutboxEntry, untried } from '../../../../kit/drafts/outbox.ts'
import { useStored } from '../../../../kit/drafts/web/changes.ts'
import { eraseRow, putOrHold, rowsOf } from '../../../../kit/drafts/web/stored.ts'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { newId } from '../../../../kit/ids.ts'
import type { Locale } from '../../../../kit/locales.ts'

/** A submission to sign, on the device of the person signed in. */
export type SigningSheet = {
  readonly account: string
  readonly submission: string
  readonly number: string
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
    readonly value: Signature | null
  }
/** By place. */
export type StoredSignatures = Readonly<Record<string, StoredSignature>>

export const newSignature = (
  sheet: SigningSheet,
  place: string,
  { hash, lang }: Pick<StoredSignature, 'hash' | 'lang'>,
): StoredSignature => ({
  ...sheet,
  id: `${sheet.account} ${sheet.submission} ${place}`,
  kind: 'signature',
  place,
  signature: newId(),
  hash,
  lang,
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

/** The signatures that an account has collected on this device and not yet sent. */
export function useUnsent(account: string): readonly StoredSignature[] {
  const read = useCallback(
    async () =>
      (await signaturesOf(account)).filter((row) => isWaiting(row) || row.trouble !== null),
    [account],
  )
  return useStored(['outbox'], read) ?? []
}
