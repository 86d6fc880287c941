// The signatures of a sheet, as values: as they lie on the device, and what is on the pad before it lies
// there. `use-signing.ts` reads and writes them.
import type { StoredSignature, StoredSignatures } from './stored-signatures.ts'

export type SheetState = {
  /** Nothing until they are read. */
  readonly signatures?: StoredSignatures
  /** Grows when a signature begins to be written, and when it is. */
  readonly writes: number
  /** The device has room for them. */
  readonly stored: boolean
}

export const unreadSheet: SheetState = { writes: 0, stored: true }

export const putBegun = (state: SheetState, row: StoredSignature): SheetState => ({
  ...state,
  signatures: { ...state.signatures, [row.place]: row },
  writes: state.writes + 1,
})

export const putDone = (state: SheetState, stored: boolean): SheetState => ({
  ...state,
  stored,
  writes: state.writes + 1,
})

/** The places whose signatures the server has, no matter who sent them: this sheet, the outbox, or
 *  another tab. What was refused stays. */
export const takenSince = (
  { signatures: before = {} }: SheetState,
  { signatures: now = {} }: SheetState,
): string[] =>
  Object.values(before).flatMap(({ place, trouble }) =>
    now[place] === undefined && trouble === null ? [place] : [],
  )
