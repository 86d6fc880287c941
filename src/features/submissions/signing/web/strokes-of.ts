// A stored signature as it is drawn again.
import { z } from 'zod'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { strokes } from '../../signatures.contract.ts'
import type { signature } from '../../whole.contract.ts'

export type StoredSignature = z.infer<typeof signature>

const typed = z.object({ typed: z.string() })

/** What was drawn or typed; nothing where a number was entered or somebody would not sign. */
export function drawnOf({ strokes: stored, signed_at, signer_name }: StoredSignature) {
  const drawing = strokes.safeParse(stored)
  if (drawing.success)
    return {
      method: 'drawn',
      name: signer_name,
      signed_at,
      ...drawing.data,
    } satisfies Signature
  const name = typed.safeParse(stored)
  return name.success
    ? ({ method: 'typed', name: name.data.typed, signed_at } satisfies Signature)
    : null
}
