// A stored signature as it is drawn again.
import type { z } from 'zod'
import type { DrawnSignature, Signature } from '../../../../kit/drawing/signature.ts'
import type { signature } from '../../reading/reading.contract.ts'

export type StoredSignature = z.infer<typeof signature>

type Drawing = Pick<DrawnSignature, 'strokes' | 'width' | 'height'>

/** What was drawn or typed, as the server checked it when it was given; nothing where a number was
 *  entered or somebody would not sign. */
export function drawnOf({
  strokes: stored,
  signed_at,
  signer_name: name,
}: StoredSignature): Signature | null {
  if (typeof stored !== 'object' || stored === null) return null
  if ('typed' in stored) return { method: 'typed', name: String(stored.typed), signed_at }
  if (!('strokes' in stored)) return null
  return { ...(stored as Drawing), method: 'drawn', name, signed_at }
}
